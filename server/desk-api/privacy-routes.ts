import type { FastifyPluginAsync } from 'fastify';
import {
  emailQuerySchema,
  eraseSchema,
  type Erased,
  type PersonData,
  type Retention,
} from '../../domain/work/privacy.ts';
import { exportPerson } from '../privacy/export-person.ts';
import {
  retentionIntervalMs,
  retentionJobName,
  retentionStatus,
  runRetention,
} from '../privacy/run-retention.ts';
import { recordAudit } from '../store/audit/audit.ts';
import { briefDraftsOfEmail, deleteBriefDrafts } from '../store/submissions/brief-drafts.ts';
import { personDataOf } from '../store/privacy/person-data.ts';
import { ofEmail, removeSubmissions } from '../store/privacy/remove-submissions.ts';
import { retentionRuns } from '../store/privacy/retention-counts.ts';
import { normalizeEmail } from '../store/submissions/save-submission.ts';
import { lastRunOf } from '../store/db/scheduled-jobs.ts';
import { tellReceivers } from '../store/tasks/tell-receivers.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf, only, recentlySignedIn } from './signed-in.ts';

const shownRuns = 30;

/** Requests of people about their data, and what is deleted by age. */
export const privacyRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, planTasks, wakeOutbox } = settings;
  const recently = { onRequest: recentlySignedIn(clock) };
  const administratorsRecently = { onRequest: [only('administrator'), recentlySignedIn(clock)] };

  app.get('/api/desk/privacy/person', async (request, reply): Promise<PersonData> => {
    const query = emailQuerySchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'invalid' });
    return personDataOf(db, query.data.email);
  });

  app.get('/api/desk/privacy/person/export', recently, async (request, reply) => {
    const query = emailQuerySchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'invalid' });
    const { zip, submissions } = await exportPerson(db, query.data.email);
    if (submissions.length === 0) return reply.code(404).send({ error: 'not-found' });
    const at = clock.now();
    await db.transaction(async (statements) => {
      for (const { id } of submissions) {
        const subject = { type: 'submission', id } as const;
        const action = 'submission-exported';
        await recordAudit(statements, { at, by: actorOf(request), action, subject });
      }
    });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="personal-data-${day(at)}.zip"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
  });

  app.post(
    '/api/desk/privacy/erase',
    administratorsRecently,
    async (request, reply): Promise<Erased> => {
      const body = eraseSchema.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ error: 'invalid' });
      const { email, confirmation, submissions } = body.data;
      if (normalizeEmail(confirmation) !== normalizeEmail(email)) {
        return reply.code(400).send({ error: 'not-confirmed' });
      }
      const preview = await personDataOf(db, email);
      if (preview.submissions.length === 0) return reply.code(404).send({ error: 'not-found' });
      // What came in after the preview was not agreed to.
      if (preview.submissions.some(({ id }) => !submissions.includes(id))) {
        return reply.code(409).send({ error: 'stale', person: preview });
      }
      const at = clock.now();
      const removed = await removeSubmissions(db, ofEmail(email), async (statements, gone) => {
        await tellReceivers(statements, gone, planTasks, at);
        await deleteBriefDrafts(statements, await briefDraftsOfEmail(statements, email));
        for (const { id, reference } of gone) {
          await recordAudit(statements, {
            at,
            by: actorOf(request),
            action: 'submission-erased',
            subject: { type: 'submission', id },
            details: reference,
          });
        }
      });
      wakeOutbox();
      const copiesAt = new Set(preview.submissions.flatMap((one) => one.copiesAt));
      return { references: removed.map(({ reference }) => reference), copiesAt: [...copiesAt] };
    },
  );

  app.get('/api/desk/privacy/retention', () => retention());

  app.post(
    '/api/desk/privacy/retention/run',
    administratorsRecently,
    async (request): Promise<Retention> => {
      await runRetention(db, { by: actorOf(request), planTasks, now: clock.now() });
      wakeOutbox();
      return retention();
    },
  );

  async function retention(): Promise<Retention> {
    const now = clock.now();
    const last = await lastRunOf(db, retentionJobName);
    const nextRunAt = (last ?? 0) + retentionIntervalMs;
    return {
      categories: await retentionStatus(db, now),
      runs: await retentionRuns(db, shownRuns),
      nextRunAt: Math.max(now, nextRunAt),
      isDue: nextRunAt <= now,
    };
  }
};

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
