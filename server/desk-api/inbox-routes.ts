import { askedRowsSchema, inboxFilterSchema, inboxPageSchema } from '../../domain/work/work.ts';
import { readInbox } from '../store/work/inbox.ts';
import { valid } from './desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { personOf } from './signed-in.ts';

/** What came in. */
export const inboxRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /inbox', async (request) =>
    readInbox(
      db,
      {
        filter: valid(inboxFilterSchema, request.query),
        ids: valid(askedRowsSchema, request.query).ids,
        personId: personOf(request).id,
        now: clock.now(),
      },
      valid(inboxPageSchema, request.query),
    ),
  );
};
