import type { APIRoute } from 'astro';
import { pageNames } from '#domain/pages/page-name.ts';
import { cardAnswer, firmCard, pageCard } from '../../_content/social-cards.ts';
import { localeOfPrefix } from '../../_content/words.ts';

/** The link preview of a page that has a name. */
export const GET: APIRoute = ({ params }) => {
  const locale = localeOfPrefix(params.edition);
  const page = pageNames.find((name) => name === params.page);
  if (!locale || !page) return new Response(null, { status: 404 });
  return cardAnswer(pageCard(page, locale), firmCard(locale));
};
