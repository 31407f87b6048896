import { catalogue } from '#content/catalogue.server.ts';
import { formatDate } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { VacancyLine } from '#site/home/latest-vacancies.tsx';
import type { TeasedReport } from '#site/home/sections.tsx';
import type { VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

const shownVacancies = 3;

export function latestVacancies({ open, summaryOf }: VacancyList, locale: Locale): VacancyLine[] {
  const { options } = wordsFor(locale).vacancies;
  return open
    .slice(0, shownVacancies)
    .map(summaryOf)
    .map(({ slug, title, location, salary }) => ({
      slug,
      title,
      location: options[location] ?? location,
      salary,
    }));
}

export function teasedReport(locale: Locale): TeasedReport | undefined {
  const [report] = catalogue().reports;
  if (!report) return undefined;
  const { title } = wordsIn(report, locale);
  const publishedOn = formatDate(report.publishDate, locale);
  return { id: report.id, title, publishedOn };
}
