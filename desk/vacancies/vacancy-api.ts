import type { Locale } from '../../domain/edition/editions.ts';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import type {
  DeskVacancies,
  VacancyAction,
  VacancyBody,
  VacancyDetail,
  VacancyPreview,
} from '../../domain/work/vacancy-work.ts';
import { request } from '../shell/api.ts';

export const vacanciesKey = ['vacancies'];
export const vacancyKey = (id: string) => ['vacancy', id];

export const readVacancies = () => request<DeskVacancies>('GET', '/vacancies');
export const readVacancy = (id: string) => request<VacancyDetail>('GET', `/vacancies/${id}`);

/** A new vacancy has no revision yet. */
export function saveVacancy(id: string, revision: number | undefined, vacancy: VacancyBody) {
  return revision === undefined
    ? request<VacancyDetail>('POST', '/vacancies', { vacancy })
    : request<VacancyDetail>('PUT', `/vacancies/${id}`, { revision, vacancy });
}

export function changeVacancyState(id: string, revision: number, action: VacancyAction) {
  return request<VacancyDetail>('POST', `/vacancies/${id}/state`, { revision, action });
}

export function restoreRevision(id: string, revision: number, from: number) {
  return request<VacancyDetail>('POST', `/vacancies/${id}/restore`, { revision, from });
}

export function checkVacancy(id: string | undefined, vacancy: VacancyBody, signal: AbortSignal) {
  return request<{ issues: VacancyIssue[] }>('POST', '/vacancies/check', { id, vacancy }, signal);
}

export function previewVacancy(vacancy: VacancyBody, locale: Locale, signal: AbortSignal) {
  return request<VacancyPreview>('POST', '/vacancies/preview', { vacancy, locale }, signal);
}
