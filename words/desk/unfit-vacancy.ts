import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { fillIn } from '../fill-in.ts';
import { vacancyWords } from './vacancies.ts';

/** What keeps a stored vacancy from being read, by the names of its fields as files have them. */
export function describeUnfit(issues: readonly VacancyIssue[]): string {
  return issues
    .map(({ field, code, limit, given }) => {
      const text = fillIn(vacancyWords.issue[code], { limit: limit ?? '' });
      return `${field} ${text}${given === undefined ? '' : ` ("${given}")`}`;
    })
    .join('; ');
}
