import type { Locale } from '#domain/edition/editions.ts';
import type { Company } from '#domain/firm/company.ts';
import type { Report, ReportText } from '#domain/reports/report.ts';
import type { Messages } from '#words/en.ts';

export type ReportWords = Messages['reportDocument'];

/** What a report document is made from. */
export type ReportInput = {
  locale: Locale;
  company: Company;
  report: Report;
  text: ReportText;
  words: ReportWords;
  dates: { published: string; checked: string };
  back: { label: string; to: string };
  url: string;
  robots: string;
  image: { url: string; alt: string };
};
