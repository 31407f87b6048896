import { readInbox } from './inbox.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';
import { countDueRoles } from './role-reminders.ts';

/** What came in. */
export const inboxRoutes: DeskPart = (api, { db, clock, vacancies }) => {
  api.answer('GET /inbox', async (request) => {
    const now = clock.now();
    const asked = {
      filter: request.query,
      ids: request.query.ids,
      personId: personOf(request).id,
      now,
    };
    const { counts, ...inbox } = await readInbox(db, asked, request.query);
    const dates = counts.dates + countDueRoles(vacancies.list(), now);
    return { ...inbox, counts: { ...counts, dates } };
  });
};
