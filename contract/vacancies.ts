import type {
  AlertFigures,
  DeskVacancies,
  RoleReminders,
  VacancyCheck,
  VacancyDetail,
  VacancyPreview,
} from '#domain/vacancies/vacancy-work.ts';
import { answer, defineRoutes } from './route.ts';

/** Adverts of roles, and the alerts that they reach. */
export const vacancyRoutes = defineRoutes({
  'GET /vacancies': { answer: answer<DeskVacancies>() },
  'POST /vacancies': { answer: answer<VacancyDetail>() },
  'GET /vacancies/reminders': { answer: answer<RoleReminders>() },
  'GET /vacancies/:id': { answer: answer<VacancyDetail>() },
  'PUT /vacancies/:id': { answer: answer<VacancyDetail>() },
  'POST /vacancies/:id/state': { answer: answer<VacancyDetail>() },
  'POST /vacancies/:id/restore': { answer: answer<VacancyDetail>() },
  'POST /vacancies/:id/discard': {},
  'POST /vacancies/check': { answer: answer<VacancyCheck>() },
  'POST /vacancies/preview': { answer: answer<VacancyPreview>() },

  'GET /role-alerts': { answer: answer<AlertFigures>() },
  /** How many alerts it would reach; null for an incomplete draft. */
  'GET /vacancies/:id/reach': { answer: answer<{ alerts: number | null }>() },
});
