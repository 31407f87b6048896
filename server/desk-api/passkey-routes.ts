import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { keyLabelSchema } from '../../domain/work/person.ts';
import { recordAudit } from '../store/audit/audit.ts';
import { addPasskey, passkeyOf, passkeysOf, removePasskey } from '../store/people/passkeys.ts';
import { DeskRefusal, valid } from './desk-refusal.ts';
import type { DeskSettings } from './desk-settings.ts';
import { registrationOptions, verifiedRegistration } from './register-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { actorOf, personOf, recentlySignedIn } from './signed-in.ts';
import { registrationSchema } from './webauthn-body.ts';

const newKeySchema = z.strictObject({ label: keyLabelSchema, response: registrationSchema });

/** A person's own keys. */
export const passkeyRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock } = settings;
  const party = relyingPartyOf(settings.deskUrl);
  const recently = { onRequest: recentlySignedIn(clock) };

  app.get('/api/desk/passkeys', (request) => passkeysOf(db, personOf(request).id));

  app.post('/api/desk/passkeys/options', recently, (request) => {
    const person = personOf(request);
    return registrationOptions(db, party, person, purposeOf(person.id), clock.now());
  });

  app.post('/api/desk/passkeys', recently, async (request, reply) => {
    const { id } = personOf(request);
    const now = clock.now();
    const { label, response } = valid(newKeySchema, request.body);
    const key = await verifiedRegistration(db, party, response, purposeOf(id), now);
    if (!key || (await passkeyOf(db, key.id))) throw new DeskRefusal(403, 'refused');
    await db.transaction(async (statements) => {
      await addPasskey(statements, { ...key, personId: id, label }, now);
      await recordAudit(statements, {
        at: now,
        by: actorOf(request),
        action: 'key-added',
        subject: { type: 'person', id },
        details: label,
      });
    });
    return reply.code(201).send(await passkeysOf(db, id));
  });

  app.delete<{ Params: { id: string } }>(
    '/api/desk/passkeys/:id',
    recently,
    async (request, reply) => {
      const outcome = await removePasskey(db, {
        personId: personOf(request).id,
        keyId: request.params.id,
        by: actorOf(request),
        now: clock.now(),
      });
      if (outcome === 'not-found') throw new DeskRefusal(404, outcome);
      if (outcome === 'last-key') throw new DeskRefusal(409, outcome);
      return reply.code(204).send();
    },
  );
};

function purposeOf(personId: string): string {
  return `add-key:${personId}`;
}
