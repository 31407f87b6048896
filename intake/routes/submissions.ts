import { unlink } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  fileSlotOf,
  isSubmissionKind,
  type SubmissionKind,
} from '../../domain/submission/submission-kind.ts';
import { createLimit } from '../limit.ts';
import { saveSubmission } from '../store/save-submission.ts';
import { answerReceived } from './answer.ts';
import { prepareSubmission, type IntakeSettings } from './prepare-submission.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';
import { Refusal } from './refusal.ts';
import { watchUpload } from './watch-upload.ts';

/** A form that is held in memory, file and all, on its way from the spool to the store. */
const heldAtOnce = 4;

export const submissionRoutes: FastifyPluginAsync<IntakeSettings> = async (app, settings) => {
  const { db, clock, limits, spoolFolder, stored } = settings;
  const hold = createLimit(heldAtOnce);
  let receiving = 0;

  app.post<{ Params: { kind: string } }>('/api/intake/:kind', async (request, reply) => {
    const { kind } = request.params;
    if (!isSubmissionKind(kind)) throw new Refusal('not-found');
    if (!request.isMultipart()) throw new Refusal('not-multipart');
    if (receiving >= limits.concurrent) throw new Refusal('busy');
    receiving += 1;
    const spooled: string[] = [];
    try {
      const form = await receive(request, kind, (path) => spooled.push(path));
      const saved = await hold(async () => {
        const submission = await prepareSubmission(kind, form, request.headers, settings);
        const result = await saveSubmission(db, submission, clock.now());
        if (result.outcome === 'key-reused') throw new Refusal('key-reused', [], form.fields);
        request.log.info(
          {
            event: 'submission',
            kind,
            reference: result.reference,
            outcome: result.outcome,
            suspicion: submission.suspicion,
            fileBytes: submission.file?.size,
          },
          `submission ${result.outcome}`,
        );
        return result;
      });
      if (saved.outcome === 'stored') stored();
      return answerReceived(request, reply, saved.reference, form.fields);
    } finally {
      receiving -= 1;
      await Promise.all(spooled.map((path) => unlink(path).catch(() => {})));
    }
  });

  async function receive(
    request: FastifyRequest,
    kind: SubmissionKind,
    spooled: (path: string) => void,
  ): Promise<ReceivedForm> {
    const slot = fileSlotOf(kind);
    const announced = Number(request.headers['content-length'] ?? 0);
    const maxBytes = (slot?.maxBytes ?? 0) + limits.overheadBytes;
    if (announced > maxBytes) {
      const issues = slot ? [{ field: slot.field, code: 'file-too-large' as const }] : [];
      throw new Refusal('too-large', issues);
    }
    const watch = watchUpload(request.raw, { ...limits, maxBytes: 2 * maxBytes });
    const form = receiveForm(request, slot, limits, { folder: spoolFolder, spooled });
    // When the watch ends it first, the rest of the body fails later and nobody minds.
    form.catch(() => {});
    try {
      return await Promise.race([form, watch.givenUp]);
    } catch (error) {
      throw bodyRefusal(error as Error);
    } finally {
      watch.end();
    }
  }
};

/** Whatever fails while a body is read is the body's fault, unless it is the disk's. */
function bodyRefusal(error: Error & { statusCode?: number; syscall?: string }): Error {
  if (error instanceof Refusal || error.syscall !== undefined) return error;
  return new Refusal(error.statusCode === 413 ? 'too-large' : 'malformed');
}
