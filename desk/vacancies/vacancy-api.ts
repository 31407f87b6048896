import type { Locale } from '#domain/edition/editions.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { VacancyAction } from '#domain/vacancies/vacancy-work.ts';
import { ApiError, ask } from '#desk/kit/api.ts';
import type { VacancyFields } from './vacancy-fields.ts';

export const vacanciesKey = ['vacancies'];
export const vacancyKey = (id: string) => ['vacancy', id];

export const readVacancies = (query?: string, signal?: AbortSignal) =>
  ask('GET /vacancies', {}, { ...(query && { query }), ...(signal && { signal }) });
export const readVacancy = (id: string) => ask('GET /vacancies/:id', { id });

/** A new vacancy has no version yet. */
export function saveVacancy(id: string, version: number | undefined, vacancy: VacancyFields) {
  return version === undefined
    ? ask('POST /vacancies', {}, { body: { vacancy } })
    : ask('PUT /vacancies/:id', { id }, { body: { version, vacancy } });
}

export function changeVacancyState(id: string, version: number, action: VacancyAction) {
  return ask('POST /vacancies/:id/state', { id }, { body: { version, action } });
}

export function discardVacancy(id: string, version: number) {
  return ask('POST /vacancies/:id/discard', { id }, { body: { version } });
}

export function restoreRevision(id: string, version: number, from: number) {
  return ask('POST /vacancies/:id/restore', { id }, { body: { version, from } });
}

export function checkVacancy(id: string | undefined, vacancy: VacancyFields, signal: AbortSignal) {
  return ask('POST /vacancies/check', {}, { body: { id, vacancy }, signal });
}

export function previewVacancy(vacancy: VacancyFields, locale: Locale, signal: AbortSignal) {
  return ask('POST /vacancies/preview', {}, { body: { vacancy, locale }, signal });
}

/** What is wrong with a vacancy that was refused; undefined for another failure. */
export function issuesOf(error: unknown): readonly VacancyIssue[] | undefined {
  return error instanceof ApiError && 'issues' in error.body ? error.body.issues : undefined;
}
