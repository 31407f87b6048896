import { overviewSchema } from '#domain/inbox/overview.ts';
import { readOverview } from './overview.ts';
import { valid } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';

/** How the firm is doing. */
export const overviewRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /overview', (request) =>
    readOverview(db, {
      ...valid(overviewSchema, request.query),
      personId: personOf(request).id,
      now: clock.now(),
      reader: readerOf(request),
    }),
  );
};
