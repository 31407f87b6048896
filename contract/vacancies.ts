import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { AlertFigures, DeskVacancies, RoleReminders } from '#domain/vacancies/vacancy-work.ts';
import { answer, defineRoutes } from './route.ts';

/** Adverts of roles, and the alerts that they reach. */
export const vacancyRoutes = defineRoutes({
  'GET /vacancies': { answer: answer<DeskVacancies>() },
  'GET /vacancies/reminders': { answer: answer<RoleReminders>() },
  'POST /vacancies/:id/state': { answer: answer<WebsiteDetail>() },

  'GET /role-alerts': { answer: answer<AlertFigures>() },
  /** How many alerts it would reach; null for an incomplete draft. */
  'GET /vacancies/:id/reach': { answer: answer<{ alerts: number | null }>() },
});
