import { catalogue } from '#content/catalogue.server.ts';
import { pagePath, planPath, reportPath, vacancyPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { RelatedWords } from '#domain/pages/page.ts';
import { defaultQuery, toQueryString } from '#domain/vacancies/query-string.ts';
import { filterBy, type VacancyFilters } from '#domain/vacancies/filter.ts';
import { fillIn } from '#words/fill-in.ts';
import type { RelatedLink } from '#site/sections/related-links.tsx';
import type { VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

type RelatedContext = { words: RelatedWords; vacancies: VacancyList; locale: Locale };

const rolesShown = 3;

/** Where a reader of one subject goes on: its open roles, its reports, the dates of a hire. */
export function relatedLinks(
  subject: { name: string; openRoles: VacancyFilters; industries: readonly string[] },
  { words, vacancies, locale }: RelatedContext,
): RelatedLink[] {
  const reports = catalogue().reports.filter((report) =>
    report.industries.some((id) => subject.industries.includes(id)),
  );
  return [
    ...openRoles(subject, { words, vacancies, locale }),
    ...reports.map((report) => ({
      label: fillIn(words.report, { title: wordsIn(report, locale).title }),
      to: reportPath(catalogue().firm, report.id, locale),
    })),
    { label: words.plan, to: planPath(catalogue().firm, locale) },
  ];
}

/** The list with its filters set, and the newest roles in it; nothing while none is open. */
function openRoles(
  { name, openRoles: filters }: { name: string; openRoles: VacancyFilters },
  { words, vacancies, locale }: RelatedContext,
): RelatedLink[] {
  const { options } = wordsFor(locale).vacancies;
  const roles = vacancies.open.map(vacancies.summaryOf).filter(filterBy(filters));
  if (roles.length === 0) return [];
  const list =
    pagePath(catalogue().firm, 'vacancies', locale) + toQueryString({ ...defaultQuery, filters });
  return [
    { label: fillIn(words.openRoles, { name, count: roles.length }), to: list },
    ...roles.slice(0, rolesShown).map(({ slug, title, location }) => ({
      label: `${title}, ${options[location] ?? location}`,
      to: vacancyPath(catalogue().firm, slug, locale),
    })),
  ];
}
