import type { APIRoute } from 'astro';
import { synonyms } from '#domain/vacancies/synonyms.ts';
import type { VacancyDetailsFile } from '#site/vacancies/use-vacancy-details.ts';
import { openedCard, vacancyList } from '../_content/vacancy-list.ts';
import { localeOfPrefix } from '../_content/words.ts';

/** What the cards of the list show once they are opened, and what else a search for words needs. */
export const GET: APIRoute = ({ locals, params }) => {
  const locale = localeOfPrefix(params.edition);
  if (!locale) return new Response(null, { status: 404 });
  const { all, publicOf } = vacancyList(locals, locale);
  const bySlug = Object.fromEntries(
    all.map((vacancy) => [vacancy.slug, openedCard(publicOf(vacancy), locale)]),
  );
  return Response.json({ bySlug, synonyms } satisfies VacancyDetailsFile);
};
