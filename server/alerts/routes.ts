import { fits, vacancyById } from '#server/vacancies/vacancies.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { readerOf } from '#server/people/signed-in.ts';
import { found } from '#server/base/desk-refusal.ts';
import { alertFigures, alertReach } from './figures.ts';

/** Alerts about roles in numbers. Addresses are in the privacy view alone. */
export const roleAlertRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /role-alerts', (request) => alertFigures(db, readerOf(request)));

  api.answer('GET /vacancies/:id/reach', async ({ params }) => {
    const stored = found(await vacancyById(db, params.id));
    // A draft that is incomplete matches nothing yet.
    return { alerts: fits(stored) ? await alertReach(db, stored.vacancy, clock.now()) : null };
  });
};
