import { z } from 'zod';
import { recordAudit } from '#server/db/audit.ts';
import { endSession, endSessionsOf } from './desk-sessions.ts';
import { valid } from '#server/base/desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { clearSession } from './session-cookie.ts';
import { actorOf, personOf } from './signed-in.ts';

const signOutSchema = z.strictObject({ everywhere: z.boolean().default(false) });

export const sessionRoutes: DeskPart = (api, settings) => {
  const { db, clock, deskUrl } = settings;

  api.answer('GET /session', async (request) => request.session!);

  api.answer('POST /sign-out', async (request, reply) => {
    const { everywhere } = valid(signOutSchema, request.body ?? {});
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
