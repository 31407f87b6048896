import { recordAudit } from '#server/db/audit.ts';
import { endSession, endSessionsOf } from './desk-sessions.ts';
import type { DeskPart } from './desk-api.ts';
import { clearSession } from './session-cookie.ts';
import { actorOf, personOf } from './signed-in.ts';

export const sessionRoutes: DeskPart = (api, settings) => {
  const { db, clock, deskUrl } = settings;

  api.answer('GET /session', async (request) => request.session!);

  api.answer('POST /sign-out', async (request, reply) => {
    const { everywhere } = request.body;
    const { id } = personOf(request);
    await db.transaction(async (statements) => {
      if (everywhere) await endSessionsOf(statements, id);
      else await endSession(statements, request.sessionToken!);
      await recordAudit(statements, {
        at: clock.now(),
        by: actorOf(request),
        action: everywhere ? 'sign-out-everywhere' : 'sign-out',
        subject: { type: 'person', id },
      });
    });
    clearSession(reply, deskUrl);
  });
};
