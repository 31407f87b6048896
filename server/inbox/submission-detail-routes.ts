import type { DeskPart } from '#server/people/desk-api.ts';
import { found } from '#server/base/desk-refusal.ts';
import { readerOf } from '#server/people/signed-in.ts';
import { submissionDetail } from './submission-detail.ts';

/** One submission with everything that belongs to it. */
export const submissionDetailRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /submissions/:id', async (request) =>
    found(await submissionDetail(db, request.params.id, readerOf(request))),
  );
};
