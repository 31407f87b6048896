import { overviewSchema } from '../../domain/work/overview.ts';
import { readOverview } from '../store/work/overview.ts';
import { valid } from './desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { personOf, readerOf } from './signed-in.ts';

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
