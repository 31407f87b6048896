import type { APIRoute } from 'astro';
import { openedCard } from '../_content/opened-card.ts';
import { vacancyList } from '../_content/vacancy-list.ts';
import { localeOfPrefix } from '../_edition.ts';

/** What the cards of the list show once they are opened. */
export const GET: APIRoute = ({ locals, params }) => {
  const locale = localeOfPrefix(params.edition);
  if (!locale) return new Response(null, { status: 404 });
  const { all, publicOf } = vacancyList(locals, locale);
  return Response.json(
    Object.fromEntries(all.map((vacancy) => [vacancy.slug, openedCard(publicOf(vacancy), locale)])),
  );
};
