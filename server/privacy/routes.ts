import { Readable } from 'node:stream';
import type { Retention } from '#domain/privacy/person-data.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { exportPerson, zipped } from './export-person.ts';
import { endHold, holdSubmission } from './holds.ts';
import { keepingOf } from './kept-submissions.ts';
import {
  heldNow,
  retentionIntervalMs,
  retentionJobName,
  retentionRuns,
  retentionStatus,
  runRetention,
} from './retention.ts';
import { erasePerson } from './erase.ts';
import { personDataOf } from './person-data.ts';
import { allowRoleMail } from '#server/alerts/role-alert.ts';
import { normalizeEmail } from '#domain/mail/mailbox.ts';
import { lastRunOf } from '#server/db/start-jobs.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';
import type { AuditFilter } from '#domain/privacy/audit.ts';
import { submissionById, submissionsOfEmail } from '#server/submissions/read-submissions.ts';
import { anyStanding, shown } from '#server/submissions/standing.ts';
import { csvLine } from '#server/base/text.ts';
import type { Statements } from '#server/db/db.ts';
import { auditPage, auditEntries } from './audit-entries.ts';

const shownRuns = 30;

/** Requests of people about their data, and what is deleted by age. */
export const privacyRoutes: DeskPart = (api, settings) => {
  const { db, clock } = settings;

  api.answer('GET /privacy/person', (request) =>
    personDataOf(db, request.query.email, clock.now(), readerOf(request)),
  );

  api.file('GET /privacy/person/export', async (request) => {
    const { email, restricted } = request.query;
    if (restricted && personOf(request).role !== 'administrator') {
      throw new DeskRefusal('not-allowed');
    }
    const now = clock.now();
    const asked = { restricted: restricted !== undefined };
    const person = found(await exportPerson(api.contextOf(request), email, asked));
    return {
      type: 'application/zip',
      filename: `personal-data-${isoDay(now)}.zip`,
      headers: { 'cache-control': 'no-store' },
      content: Readable.from(zipped(person.files())),
    };
  });

  api.answer('POST /privacy/erase', async (request) => {
    const { email, confirmation, ...seen } = request.body;
    if (normalizeEmail(confirmation) !== normalizeEmail(email)) {
      throw new DeskRefusal('not-confirmed');
    }
    const erasure = await erasePerson(api.contextOf(request), email, { seen });
    if (erasure.result !== 'erased') throw new DeskRefusal(erasure.result);
    const { removed, result: _, ...counts } = erasure;
    const references = removed.map(({ reference }) => reference);
    return { references, ...counts };
  });

  api.answer('POST /privacy/role-mail', async (request) => {
    const { email } = request.body;
    if (!(await api.act(request, (act) => allowRoleMail(act, email)))) {
      throw new DeskRefusal('not-found');
    }
    return personDataOf(db, email, clock.now(), readerOf(request));
  });

  api.answer('GET /contacts/:id/keeping', async (request) => {
    const { email } = found(await submissionById(db, request.params.id, anyStanding));
    const sent = await submissionsOfEmail(db, email, shown);
    const ids = sent.map(({ id }) => id);
    return Object.fromEntries(await keepingOf(db, ids, clock.now()));
  });

  api.answer('PUT /submissions/:id/hold', async (request) => {
    const given = request.body;
    const held = await api.act(request, (act) => holdSubmission(act, request.params.id, given));
    if (held !== 'held') throw new DeskRefusal(held);
  });

  api.answer('DELETE /submissions/:id/hold', async (request) => {
    const ended = await api.act(request, (act) => endHold(act, request.params.id));
    if (ended !== 'ended') throw new DeskRefusal(ended);
  });

  api.answer('GET /privacy/retention', () => retention());

  api.answer('POST /privacy/retention/run', async (request) => {
    await runRetention(api.contextOf(request));
    return retention();
  });

  async function retention(): Promise<Retention> {
    const now = clock.now();
    const last = await lastRunOf(db, retentionJobName);
    const nextRunAt = (last ?? 0) + retentionIntervalMs;
    return {
      categories: await retentionStatus(db, now),
      held: await heldNow(db, now),
      runs: await retentionRuns(db, shownRuns),
      nextRunAt: Math.max(now, nextRunAt),
      isDue: nextRunAt <= now,
    };
  }
};

/** Administrators only: the log shows who of the staff worked when. */
export const auditRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /audit', (request) => auditPage(db, request.query));

  api.file('GET /audit.csv', async (request) => ({
    type: 'text/csv; charset=utf-8',
    filename: 'audit.csv',
    content: Readable.from(csv(db, request.query)),
  }));
};

async function* csv(statements: Statements, filter: AuditFilter) {
  yield csvLine(['time', 'person', 'action', 'subject type', 'subject', 'details']);
  for await (const page of auditEntries(statements, filter)) {
    yield page
      .map(({ at, by, action, subject, details }) =>
        csvLine([new Date(at).toISOString(), by, action, subject.type, subject.id, details]),
      )
      .join('');
  }
}
