import { type Person } from '#domain/people/person.ts';
import { anId, recordAudit } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { hashOfToken } from './desk-tokens.ts';
import { endFirstInvitation, openInvitation, useInvitation } from './invitations.ts';
import { addPasskey, passkeyOf, type NewPasskey } from './passkeys.ts';
import { isNameTaken, nameFirstAdministrator } from './people.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { registrationOptions, verifiedRegistration } from './register-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { beginSession } from './session-cookie.ts';
import { lockPeople } from './lock-people.ts';

/** What an invitation opens: one key for one person, once. */
export const joinRoutes: DeskPart = (api, settings) => {
  const { db, clock } = settings;
  const party = relyingPartyOf(settings.deskUrl);

  api.answer('GET /join/:token', async (request) => {
    const { name, role } = await invited(request.params.token);
    return { name, role };
  });

  api.answer('POST /join/:token/options', async (request) => {
    const { token } = request.params;
    const person = await invited(token);
    const name = nameOf(person, request.body.name);
    const shown = { id: person.personId, name };
    return registrationOptions(db, party, shown, purposeOf(token), clock.now());
  });

  api.answer('POST /join/:token', async (request, reply) => {
    const { token } = request.params;
    const now = clock.now();
    const given = request.body;
    const { personId, role, email, ...invitation } = await invited(token);
    const name = nameOf(invitation, given.name);
    const key = await verifiedRegistration(db, party, given.response, purposeOf(token), now);
    if (!key) throw new DeskRefusal('refused');
    const person: Person = { id: personId, name, email, role };
    const session = await beginSession(request, reply, settings, person, async (statements) => {
      await lockPeople({ all: statements.all, dialect: db.dialect });
      if (!(await useInvitation(statements, token, personId, now))) throw gone();
      if (invitation.name === '') {
        if (await isNameTaken(statements, name)) throw new DeskRefusal('name-taken');
        await nameFirstAdministrator(statements, personId, name);
      }
      if (role === 'administrator') await endFirstInvitation(statements, now);
      await join(statements, { ...key, personId, label: given.label }, name, now);
    });
    return session;
  });

  async function invited(token: string) {
    const invitation = await openInvitation(db, token, clock.now());
    if (!invitation) throw gone();
    return invitation;
  }
};

/** One answer for a link that was used, has expired, was replaced or never was. */
function gone(): DeskRefusal {
  return new DeskRefusal('gone');
}

/** A challenge of one invitation is of no use for another. */
function purposeOf(token: string): string {
  return `join:${hashOfToken(token)}`;
}

/** Only the first administrator chooses a name; anybody else was invited under one. */
function nameOf(invitation: { name: string }, given: string | undefined): string {
  const name = invitation.name || given;
  if (!name) throw new DeskRefusal('invalid');
  return name;
}

async function join(statements: Statements, key: NewPasskey, name: string, now: number) {
  if (await passkeyOf(statements, key.id)) throw new DeskRefusal('refused');
  await addPasskey(statements, key, now);
  await recordAudit(statements, {
    at: now,
    by: { id: key.personId, name },
    action: 'joined',
    subject: { type: 'person', id: key.personId },
    details: anId(key.id),
  });
}
