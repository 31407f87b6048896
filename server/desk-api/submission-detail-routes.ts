import type { DeskPart } from './desk-api.ts';
import { found } from './desk-refusal.ts';
import { readerOf } from './signed-in.ts';
import { submissionDetail } from './submission-detail.ts';

/** One submission with everything that belongs to it. */
export const submissionDetailRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /submissions/:id', async (request) =>
    found(await submissionDetail(db, request.params.id, readerOf(request))),
  );
};
