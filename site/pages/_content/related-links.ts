import { catalogue } from '../../../content/catalogue.server.ts';
import { pagePath, planPath, reportPath } from '../../../domain/address/paths.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import { wordsIn } from '../../../domain/edition/spelling.ts';
import type { IndustryId } from '../../../domain/firm/industry.ts';
import type { RelatedWords } from '../../../domain/page/page.ts';
import { defaultQuery, toQueryString } from '../../../domain/vacancy/query-string.ts';
import type { VacancyFilters } from '../../../domain/vacancy/filter.ts';
import { fillIn } from '../../../messages/fill-in.ts';
import type { RelatedLink } from '../../sections/related-links.tsx';

/** Where a reader of one subject goes on: its open roles, its reports, the dates of a hire. */
export function relatedLinks(
  subject: { name: string; openRoles: VacancyFilters; industries: readonly IndustryId[] },
  words: RelatedWords,
  locale: Locale,
): RelatedLink[] {
  const query = toQueryString({ ...defaultQuery, filters: subject.openRoles });
  const reports = catalogue().reports.filter((report) =>
    report.industries.some((id) => subject.industries.includes(id)),
  );
  return [
    {
      label: fillIn(words.openRoles, { name: subject.name }),
      to: pagePath('vacancies', locale) + query,
    },
    ...reports.map((report) => ({
      label: fillIn(words.report, { title: wordsIn(report, locale).title }),
      to: reportPath(report.id, locale),
    })),
    { label: words.plan, to: planPath(locale) },
  ];
}
