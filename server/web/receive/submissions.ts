import { sender } from '#server/submissions/sender-changes.ts';
import { act } from '#server/db/act.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { statusPath } from '#domain/address/paths.ts';
import { formatDeadline } from '#domain/working-time/promise.ts';
import { formOf } from '#domain/forms/forms.ts';
import { isSubmissionKind, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import { receiveSubmission } from '#server/alerts/request-alert.ts';
import { repeatedSubmission } from '#server/submissions/save-submission.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import type { VacancySource } from '#server/vacancies/live-vacancies.ts';
import { answerReceived, type ReceivedAnswer } from './answer.ts';
import type { VisitorSettings } from '../private-pages.ts';
import { prepareSubmission } from './prepare-submission.ts';
import type { ReceivedForm } from './receive-form.ts';
import { Refusal } from '#server/base/refusal.ts';
import type { Uploads } from './uploads.ts';

type SubmissionSettings = VisitorSettings & { uploads: Uploads; vacancies: VacancySource };

/**
 * Receipts that one network address may cause in a day, to any recipient; later submissions get none.
 */
const receiptsPerAddress = 200;

export const submissionRoutes: FastifyPluginAsync<SubmissionSettings> = async (app, settings) => {
  const { uploads, vacancies } = settings;
  const countReceipt = app.createRateLimit({ max: receiptsPerAddress, timeWindow: '1 day' });

  app.post<{ Params: { kind: string } }>('/api/intake/:kind', async (request, reply) => {
    const { kind } = request.params;
    if (!isSubmissionKind(kind)) throw new Refusal('not-found');
    return uploads(request, formOf(kind).file, async (form) =>
      answerReceived(request, reply, await store(kind, form, request), settings),
    );
  });

  async function store(
    kind: SubmissionKind,
    form: ReceivedForm,
    request: FastifyRequest,
  ): Promise<ReceivedAnswer> {
    const { submission: prepared, refuseNew } = await prepareSubmission(
      kind,
      form,
      request.headers,
      {
        ...settings,
        vacancies: vacancies.list(),
      },
    );
    const receipts = await countReceipt(request);
    const withoutReceipt = !receipts.isAllowed && receipts.isExceeded;
    const submission = { ...prepared, withoutReceipt };
    const saved = refuseNew
      ? await repeatedSubmission(settings.db, submission)
      : await act(
          { db: settings.db, planTasks: settings.planTasks, by: sender, now: settings.clock.now() },
          (act) => receiveSubmission(act, submission),
        );
    if (!saved) throw refuseNew!;
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
    if (saved.outcome === 'stored') settings.wakeOutbox();
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
