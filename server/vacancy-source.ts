import type { Vacancy } from '../domain/vacancy/vacancy.ts';

/** The vacancies that pages show and applications name. The version changes with the list. */
export type VacancySource = { list(): readonly Vacancy[]; version(): string | number };
