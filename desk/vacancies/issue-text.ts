import type { VacancyIssue } from '../../domain/work/vacancy-work.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** `de.skills.2` is “German: Skills 3”, `interviews.0.minutes` is “Interview stages 1: Minutes”. */
export function labelOf(field: string): string {
  const known = words.fields[field];
  if (known) return known;
  const [first = '', ...rest] = field.split('.');
  if (first === 'en' || first === 'de') {
    return [`${words.languages[first]}:`, labelOf(rest.join('.'))].join(' ');
  }
  const [at, part] = rest;
  const name = words.fields[first] ?? field;
  if (at === undefined || Number.isNaN(Number(at))) return name;
  const row = fillIn(words.row, { field: name, number: Number(at) + 1 });
  return part ? `${row}: ${partOf(part)}` : row;
}

function partOf(part: string): string {
  return part === 'en' || part === 'de' ? words.languages[part] : words.minutes;
}

/** Without the name of the field: it stands beside it. */
export function issueText({ field, code, limit, law }: VacancyIssue): string {
  const text = fillIn(words.issue[code], { limit: limit ?? '' });
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
  return field.replace(/^((?:en|de)\.\w+)\..*$/, '$1');
}
