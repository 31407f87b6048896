import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import {
  emailQuerySchema,
  eraseSchema,
  exportQuerySchema,
  type Erased,
  type PersonData,
  type Retention,
} from '../../domain/work/privacy.ts';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import { exportPerson, zipped } from '../privacy/export-person.ts';
import {
  retentionIntervalMs,
  retentionJobName,
  retentionStatus,
  runRetention,
} from '../privacy/run-retention.ts';
import { erasePerson } from '../store/privacy/erase.ts';
import { personDataOf } from '../store/privacy/person-data.ts';
import { retentionRuns } from '../store/privacy/retention-counts.ts';
import { normalizeEmail } from '../store/submissions/save-submission.ts';
import { lastRunOf } from '../store/db/scheduled-jobs.ts';
import { DeskRefusal, valid } from './desk-refusal.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf, only, personOf, recentlySignedIn } from './signed-in.ts';

const shownRuns = 30;

/** Requests of people about their data, and what is deleted by age. */
export const privacyRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, planTasks, wakeOutbox } = settings;
  const recently = { onRequest: recentlySignedIn(clock) };
  const administratorsRecently = { onRequest: [only('administrator'), recentlySignedIn(clock)] };

  app.get('/api/desk/privacy/person', (request): Promise<PersonData> =>
    personDataOf(db, valid(emailQuerySchema, request.query).email),
  );

  app.get('/api/desk/privacy/person/export', recently, async (request, reply) => {
    const { email, restricted } = valid(exportQuerySchema, request.query);
    if (restricted && personOf(request).role !== 'administrator') {
      throw new DeskRefusal(403, 'not-allowed');
    }
    const now = clock.now();
    const asked = { restricted: restricted !== undefined };
    const found = await exportPerson(db, actorOf(request), email, asked, now);
    if (!found) throw new DeskRefusal(404, 'not-found');
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="personal-data-${isoDay(now)}.zip"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(zipped(found.files())));
  });

  app.post('/api/desk/privacy/erase', administratorsRecently, async (request): Promise<Erased> => {
    const { email, confirmation, ...seen } = valid(eraseSchema, request.body);
    if (normalizeEmail(confirmation) !== normalizeEmail(email)) {
      throw new DeskRefusal(400, 'not-confirmed');
    }
    const by = actorOf(request);
    const erasure = await erasePerson(db, by, email, { seen, planTasks }, clock.now());
    if (erasure.result === 'not-found') throw new DeskRefusal(404, erasure.result);
    if (erasure.result === 'stale') throw new DeskRefusal(409, erasure.result);
    wakeOutbox();
    const { removed, briefDrafts, copiesAt } = erasure;
    return { references: removed.map(({ reference }) => reference), briefDrafts, copiesAt };
  });

  app.get('/api/desk/privacy/retention', () => retention());

  app.post(
    '/api/desk/privacy/retention/run',
    administratorsRecently,
    async (request): Promise<Retention> => {
      await runRetention(db, actorOf(request), { planTasks }, clock.now());
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
