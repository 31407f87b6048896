import { catalogue } from '../../../content/catalogue.server.ts';
import { formatDate } from '../../../domain/edition/format.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import { wordsIn } from '../../../domain/edition/spelling.ts';
import type { VacancyLine } from '../../home/latest-vacancies.tsx';
import type { GlanceModels } from '../../home/models-at-a-glance.tsx';
import type { TeasedReport } from '../../home/report-teaser.tsx';
import type { VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

const shownVacancies = 3;

/** What the home page shows of everything else, and no more, since it travels with the page. */
export function latestVacancies({ open, summaryOf }: VacancyList, locale: Locale): VacancyLine[] {
  const { options } = wordsFor(locale).vacancies;
  return open
    .slice(0, shownVacancies)
    .map(summaryOf)
    .map(({ slug, title, location, salary, sector }) => ({
      slug,
      title,
      location: options[location] ?? location,
      salary,
      sector: sector.map((name) => options[name] ?? name).join(', '),
    }));
}

export function glanceModels(locale: Locale): GlanceModels {
  const { contingency, sprint, intel, retained } = catalogue().hiringModels(locale);
  const glance = ({
    name,
    tagline,
    bestFor,
    fee,
    timeline,
    deliverable,
    guarantee,
  }: typeof sprint) => ({
    name,
    tagline,
    bestFor,
    fee,
    timeline,
    deliverable,
    guarantee,
  });
  return {
    contingency: glance(contingency),
    sprint: glance(sprint),
    intel: glance(intel),
    retained: glance(retained),
  };
}

export function teasedReport(locale: Locale): TeasedReport | undefined {
  const [report] = catalogue().reports;
  if (!report) return undefined;
  const { title, description, tags } = wordsIn(report, locale);
  const publishedOn = report.publishDate && formatDate(report.publishDate, locale);
  return { id: report.id, title, description, tags, publishedOn };
}
