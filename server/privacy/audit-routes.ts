import { Readable } from 'node:stream';
import { type AuditFilter } from '#domain/privacy/audit.ts';
import { csvLine } from '#server/base/csv-cell.ts';
import { auditEntries, auditPage } from './audit-entries.ts';
import type { Statements } from '#server/db/db.ts';
import type { DeskPart } from '#server/people/desk-api.ts';

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
