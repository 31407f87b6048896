import { readOverview } from './overview.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';

/** How the firm is doing. */
export const overviewRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /overview', (request) =>
    readOverview(db, {
      ...request.query,
      personId: personOf(request).id,
      now: clock.now(),
      reader: readerOf(request),
    }),
  );
};
