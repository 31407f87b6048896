import { isLanguage } from '../../domain/edition/editions.ts';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** By any path: what a newer program stored has no label. */
const labels: Readonly<Record<string, string | undefined>> = words.fields;

/** `de.skills.2` is “German: Skills 3”, `interviews.0.minutes` is “Interview stages 1: Minutes”. */
export function labelOf(field: string): string {
  const known = labels[field];
  if (known) return known;
  const [first = '', ...rest] = field.split('.');
  if (isLanguage(first)) return `${words.languages[first]}: ${labelOf(rest.join('.'))}`;
  const [at, part] = rest;
  const name = labels[first] ?? field;
  if (at === undefined) return name;
  if (isLanguage(at)) return `${name}, ${words.languages[at]}`;
  if (Number.isNaN(Number(at))) return name;
  const row = fillIn(words.row, { field: name, number: Number(at) + 1 });
  return part ? `${row}: ${isLanguage(part) ? words.languages[part] : words.minutes}` : row;
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

/** The issue of a field or of an entry in it. */
export function issueAt(issues: readonly VacancyIssue[], field: string): VacancyIssue | undefined {
  return issues.find((one) => one.field === field || one.field.startsWith(`${field}.`));
}

/** The control that an issue belongs to: lists are one text area. */
export function controlOf(field: string): string {
  const [first = '', second] = field.split('.');
  return isLanguage(first) && second ? `${first}.${second}` : field;
}
