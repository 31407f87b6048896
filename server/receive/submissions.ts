import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { statusPath } from '../../domain/address/paths.ts';
import { formatDeadline } from '../../domain/promise/promise.ts';
import { formOf } from '../../domain/forms/forms.ts';
import { isSubmissionKind, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { saveSubmission } from '../store/submissions/save-submission.ts';
import { statusLinksOf } from '../store/submissions/status-links.ts';
import type { VacancySource } from '../vacancy-source.ts';
import { answerReceived, type ReceivedAnswer } from './answer.ts';
import type { VisitorPages } from '../visitor-pages.ts';
import { prepareSubmission, type IntakeSettings } from './prepare-submission.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';
import { networkOf } from './network-of.ts';
import { Refusal } from './refusal.ts';
import { createSemaphore } from './semaphore.ts';
import { createUploadSlots } from './upload-slots.ts';
import { readWatched } from './watch-upload.ts';

type SubmissionSettings = Omit<IntakeSettings, 'vacancies'> & {
  vacancies: VacancySource;
  pages: VisitorPages | undefined;
  /** Whether there is a mail server, which could send a link again. */
  sendsMail: boolean;
};

/**
 * Receipts that one network address causes in a day, whoever they go to; further submissions are
 * kept without one. Counted in memory by each server, so that no network address is stored.
 */
const receiptsPerAddress = 200;

/** Files that are in memory at a time on their way from the spool to the store. */
const filesInMemory = 4;

export const submissionRoutes: FastifyPluginAsync<SubmissionSettings> = async (app, settings) => {
  const { limits, vacancies } = settings;
  const takeSlot = createUploadSlots({
    total: limits.concurrent,
    perAddress: limits.concurrentPerAddress,
  });
  const acquireMemory = createSemaphore(filesInMemory);
  const countReceipt = app.createRateLimit({ max: receiptsPerAddress, timeWindow: '1 day' });

  app.post<{ Params: { kind: string } }>('/api/intake/:kind', async (request, reply) => {
    const { kind } = request.params;
    if (!isSubmissionKind(kind)) throw new Refusal('not-found');
    if (!request.isMultipart()) throw new Refusal('not-multipart');
    await settings.room.forText();
    const releaseSlot = takeSlot(networkOf(request.ip));
    if (!releaseSlot) throw new Refusal('busy');
    const form = await receive(request, kind).finally(releaseSlot);
    const releaseMemory = form.file ? await acquireMemory() : () => {};
    try {
      return await answerReceived(request, reply, await store(kind, form, request), settings);
    } finally {
      releaseMemory();
      await form.file?.remove();
    }
  });

  async function receive(request: FastifyRequest, kind: SubmissionKind): Promise<ReceivedForm> {
    const slot = formOf(kind).file;
    const maxBytes = (slot?.maxBytes ?? 0) + limits.overheadBytes;
    // None when the body comes in chunks.
    const announcedBytes = Number(request.headers['content-length'] ?? 0);
    if (announcedBytes > maxBytes) {
      const issues = slot ? [{ field: slot.field, code: 'file-too-large' as const }] : [];
      throw new Refusal('too-large', issues);
    }
    const { spoolFolder, room } = settings;
    return readWatched(request.raw, { ...limits, maxBytes: 2 * maxBytes }, (signal) =>
      receiveForm(request, slot, { limits, spoolFolder, room, signal }),
    );
  }

  async function store(
    kind: SubmissionKind,
    form: ReceivedForm,
    request: FastifyRequest,
  ): Promise<ReceivedAnswer> {
    const prepared = await prepareSubmission(kind, form, request.headers, {
      ...settings,
      vacancies: vacancies.list(),
    });
    const receipts = await countReceipt(request);
    const withoutReceipt = !receipts.isAllowed && receipts.isExceeded;
    const submission = { ...prepared, withoutReceipt };
    const saved = await saveSubmission(
      settings.db,
      submission,
      settings.planTasks,
      settings.clock.now(),
    );
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
    if (saved.outcome === 'stored') settings.stored();
    const { reference, dueAt } = saved;
    const link = saved.outcome === 'stored' ? saved : saved.heldLink;
    const links = await statusLinksOf(settings.db);
    return {
      reference,
      locale: submission.locale,
      ...(link && { status: statusPath(links.tokenOf(link)) }),
      ...(dueAt !== null && { answerBy: formatDeadline(dueAt, submission.locale) }),
    };
  }
};
