import type { Report, ReportText } from '#domain/reports/report.ts';
import { fillIn } from '#words/fill-in.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Company } from '#domain/firm/company.ts';
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
  image: { url: string; alt: string };
};

export type Citing = {
  /** The names of the sources in the order of their numbers. */
  numbers: string[];
  label: string;
};

export function Citation({ id, numbers, label }: { id: string } & Citing) {
  const number = numbers.indexOf(id) + 1;
  if (number === 0) throw new Error(`The report cites the unknown source "${id}".`);
  return (
    <sup>
      <a className="citation" href={`#source-${id}`} aria-label={fillIn(label, { number })}>
        {number}
      </a>
    </sup>
  );
}
