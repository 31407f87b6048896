import type { APIRoute } from 'astro';
import { vacancyList } from '../_content/vacancy-list.ts';
import { localeOfPrefix } from '../_content/words.ts';

/** The cards of all vacancies, for a list that is too long to be part of the page. */
export const GET: APIRoute = ({ locals, params }) => {
  const locale = localeOfPrefix(params.edition);
  if (!locale) return new Response(null, { status: 404 });
  const { all, summaryOf } = vacancyList(locals, locale);
  return Response.json(all.map(summaryOf));
};
