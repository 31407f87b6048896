import type { APIRoute } from 'astro';
import { catalogue } from '#content/catalogue.server.ts';
import { cardAnswer, pageCard, reportCard } from '../../../_content/social-cards.ts';
import { localeOfPrefix } from '../../../_content/words.ts';

/** The link preview of a report. */
export const GET: APIRoute = ({ params }) => {
  const locale = localeOfPrefix(params.edition);
  const report = catalogue().reports.find(({ id }) => id === params.report);
  if (!locale || !report) return new Response(null, { status: 404 });
  return cardAnswer(reportCard(report, locale), pageCard('industry-intelligence', locale));
};
