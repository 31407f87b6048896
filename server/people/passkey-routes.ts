import { anId, recordAudit } from '#server/db/audit.ts';
import { addPasskey, passkeyOf, passkeysOf, removePasskey } from './passkeys.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { registrationOptions, verifiedRegistration } from './register-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { actorOf, personOf } from './signed-in.ts';

/** A person's own keys. */
export const passkeyRoutes: DeskPart = (api, settings) => {
  const { db, clock } = settings;
  const party = relyingPartyOf(settings.deskUrl);

  api.answer('GET /passkeys', (request) => passkeysOf(db, personOf(request).id));

  api.answer('POST /passkeys/options', (request) => {
    const person = personOf(request);
    return registrationOptions(db, party, person, purposeOf(person.id), clock.now());
  });

  api.answer('POST /passkeys', async (request) => {
    const { id } = personOf(request);
    const now = clock.now();
    const { label, response } = request.body;
    const key = await verifiedRegistration(db, party, response, purposeOf(id), now);
    if (!key || (await passkeyOf(db, key.id))) throw new DeskRefusal('refused');
    await db.transaction(async (statements) => {
      await addPasskey(statements, { ...key, personId: id, label }, now);
      await recordAudit(statements, {
        at: now,
        by: actorOf(request),
        action: 'key-added',
        subject: { type: 'person', id },
        details: anId(key.id),
      });
    });
    return passkeysOf(db, id);
  });

  api.answer('DELETE /passkeys/:id', async (request) => {
    const outcome = await api.act(request, (act) =>
      removePasskey(act, { personId: personOf(request).id, keyId: request.params.id }),
    );
    if (outcome !== 'removed') throw new DeskRefusal(outcome);
  });
};

function purposeOf(personId: string): string {
  return `add-key:${personId}`;
}
