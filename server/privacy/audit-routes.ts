import { Readable } from 'node:stream';
import { auditFilterSchema, type AuditFilter } from '#domain/privacy/audit.ts';
import { csvLine } from '#server/base/csv-cell.ts';
import { auditEntries, auditPage } from './audit-entries.ts';
import type { Statements } from '#server/db/db.ts';
import { valid } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { only, recentlySignedIn } from '#server/people/signed-in.ts';

/** Administrators only: the log shows who of the staff worked when. */
export const auditRoutes: DeskPart = (api, { db, clock }) => {
  const administrators = api.with({ onRequest: only('administrator') });
  administrators.answer('GET /audit', (request) =>
    auditPage(db, valid(auditFilterSchema, request.query)),
  );

  const recently = api.with({ onRequest: [only('administrator'), recentlySignedIn(clock)] });
  recently.file('/audit.csv', async (request) => ({
    type: 'text/csv; charset=utf-8',
    filename: 'audit.csv',
    content: Readable.from(csv(db, valid(auditFilterSchema, request.query))),
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
