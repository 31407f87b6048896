import { catalogue } from '#content/catalogue.server.ts';
import { pagePath, reportPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { RelatedWords } from '#domain/pages/page.ts';
import { defaultQuery, toQueryString } from '#domain/vacancies/query-string.ts';
import { filterBy, type VacancyFilters } from '#domain/vacancies/filter.ts';
import { fillIn } from '#words/fill-in.ts';
import type { RelatedLink } from '#site/sections/related-links.tsx';
import type { VacancyList } from './vacancy-list.ts';

type RelatedContext = { words: RelatedWords; vacancies: VacancyList; locale: Locale };

/** Where a reader of one subject goes on: the list with its filters set, and its reports. */
export function relatedLinks(
  subject: { name: string; openRoles: VacancyFilters; industries: readonly string[] },
  { words, vacancies, locale }: RelatedContext,
): RelatedLink[] {
  const { firm } = catalogue();
  const { name, openRoles: filters, industries } = subject;
  const count = vacancies.open.map(vacancies.summaryOf).filter(filterBy(filters)).length;
  const list = pagePath(firm, 'vacancies', locale) + toQueryString({ ...defaultQuery, filters });
  const reports = catalogue().reports.filter((report) =>
    report.industries.some((id) => industries.includes(id)),
  );
  return [
    ...(count > 0 ? [{ label: fillIn(words.openRoles, { name, count }), to: list }] : []),
    ...reports.map((report) => ({
      label: fillIn(words.report, { title: wordsIn(report, locale).title }),
      to: reportPath(firm, report.id, locale),
    })),
  ];
}
