import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { auditFilterSchema, type AuditFilter } from '../../domain/work/audit.ts';
import { csvLine } from '../csv-cell.ts';
import { auditEntries, auditPage } from '../store/audit/audit-entries.ts';
import type { Statements } from '../store/db/db.ts';
import { valid } from './desk-refusal.ts';
import type { DeskSettings } from './desk-settings.ts';
import { only, recentlySignedIn } from './signed-in.ts';

/** Administrators only: the log shows who of the staff worked when. */
export const auditRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  const administrators = { onRequest: only('administrator') };

  app.get('/api/desk/audit', administrators, (request) =>
    auditPage(db, valid(auditFilterSchema, request.query)),
  );

  const recently = { onRequest: [only('administrator'), recentlySignedIn(clock)] };
  app.get('/api/desk/audit.csv', recently, async (request, reply) => {
    const filter = valid(auditFilterSchema, request.query);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .send(Readable.from(csv(db, filter)));
  });
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
