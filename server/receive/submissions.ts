import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { formOf } from '../../domain/forms/forms.ts';
import { isSubmissionKind, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { saveSubmission } from '../store/save-submission.ts';
import { answerReceived } from './answer.ts';
import { createLandings, type Landing } from './landing.ts';
import { prepareSubmission, type IntakeSettings } from './prepare-submission.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';
import { Refusal } from './refusal.ts';
import { watchUpload } from './watch-upload.ts';

export const submissionRoutes: FastifyPluginAsync<IntakeSettings> = async (app, settings) => {
  const { db, clock, limits, spoolFolder, planTasks, stored } = settings;
  const openLanding = createLandings(spoolFolder, limits.memoryBytes);
  let receiving = 0;

  app.post<{ Params: { kind: string } }>('/api/intake/:kind', async (request, reply) => {
    const { kind } = request.params;
    if (!isSubmissionKind(kind)) throw new Refusal('not-found');
    if (!request.isMultipart()) throw new Refusal('not-multipart');
    if (receiving >= limits.concurrent) throw new Refusal('busy');
    receiving += 1;
    const landing = openLanding(announcedBytes(request));
    try {
      const form = await receive(request, kind, landing);
      const submission = await prepareSubmission(kind, form, request.headers, settings);
      const saved = await saveSubmission(db, submission, planTasks, clock.now());
      if (saved.outcome === 'key-reused') throw new Refusal('key-reused', [], form.fields);
      request.log.info(
        {
          event: 'submission',
          kind,
          reference: saved.reference,
          outcome: saved.outcome,
          suspicion: submission.suspicion,
          fileBytes: submission.file?.size,
        },
        `submission ${saved.outcome}`,
      );
      if (saved.outcome === 'stored') stored();
      return answerReceived(request, reply, saved.reference, form.fields);
    } finally {
      receiving -= 1;
      await landing.clear();
    }
  });

  async function receive(
    request: FastifyRequest,
    kind: SubmissionKind,
    landing: Landing,
  ): Promise<ReceivedForm> {
    const slot = formOf(kind).file;
    const maxBytes = (slot?.maxBytes ?? 0) + limits.overheadBytes;
    if (announcedBytes(request) > maxBytes) {
      const issues = slot ? [{ field: slot.field, code: 'file-too-large' as const }] : [];
      throw new Refusal('too-large', issues);
    }
    const watch = watchUpload(request.raw, { ...limits, maxBytes: 2 * maxBytes });
    const form = receiveForm(request, slot, limits, landing);
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

/** None when the body comes in pieces. */
function announcedBytes(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0);
}

/** Whatever fails while a body is read is the body's fault, unless it is the disk's. */
function bodyRefusal(error: Error & { statusCode?: number; syscall?: string }): Error {
  if (error instanceof Refusal || error.syscall !== undefined) return error;
  return new Refusal(error.statusCode === 413 ? 'too-large' : 'malformed');
}
