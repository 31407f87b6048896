import { languages } from '#domain/edition/editions.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { vacancyWords as words } from '#words/desk/vacancies.ts';
import { fillIn } from '#words/fill-in.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import { shownLocale } from '#desk/kit/times.ts';
import { vacancyForm } from './vacancy-form.ts';

const countries = new Intl.DisplayNames(shownLocale, { type: 'region' });

/** What the form does not draw: address and state. */
const labels: Readonly<Record<string, string | undefined>> = words.fields;

export function labelOf(field: string): string {
  return labels[field] ?? fieldLabel(vacancyForm(), field, languages());
}

/** Without the name of the field: it stands beside it. */
export function issueText({ field, code, limit, given, law }: VacancyIssue): string {
  const text = fillIn(words.issue[code], { limit: limit ?? '' });
  if (given) return `${text}: ${given}`;
  if (!law) return text;
  const country = countries.of(law.country) ?? law.country;
  const source = fillIn(words.issues.law, { country, source: law.source });
  const remedy = field.startsWith('company.') ? ` ${words.issues.company}` : '';
  return `${text} (${source}).${remedy}`;
}
