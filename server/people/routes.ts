import { hashOfToken } from '#server/db/tokens.ts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { anId } from '#server/db/audit.ts';
import {
  keepChallenge,
  registrationOptions,
  relyingPartyOf,
  signInPurpose,
  verifiedRegistration,
  verifySignIn,
} from './webauthn.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './api-keys.ts';
import type { DeskPart } from './desk-api.ts';
import { refusalRecorder } from './refused-sign-ins.ts';
import {
  beginSession,
  clearSession,
  endSession,
  endOwnSession,
  endSessionsOf,
  sessionsOf,
  type SessionSettings,
} from './sessions.ts';
import { joinPath, type Person } from '#domain/people/person.ts';
import { endFirstInvitation, openInvitation, useInvitation } from './invitations.ts';
import { addPasskey, passkeyOf, passkeysOf, removePasskey } from './passkeys.ts';
import {
  changeRole,
  invitePerson,
  isNameTaken,
  isOnDesk,
  listPeople,
  nameFirstAdministrator,
  renewInvitation,
} from './people.ts';
import { personOf } from './signed-in.ts';
import { savePreferences } from './preferences.ts';

/** Signing in needs no session. Every refusal gets the same answer; the log has the reason. */
export const signInRoutes: DeskPart<SessionSettings> = (api, settings) => {
  const { db, clock } = settings;
  const party = relyingPartyOf(settings.deskUrl);
  const recordRefusal = refusalRecorder(settings);

  api.answer('POST /sign-in/options', async () => {
    // No list of keys: the options are the same for everybody, and the device knows its own.
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      userVerification: 'required',
    });
    await keepChallenge(db, options.challenge, signInPurpose, clock.now());
    return options;
  });

  api.answer('POST /sign-in', async (request, reply) => {
    const now = clock.now();
    const response = request.body;
    const attempt = await verifySignIn(db, party, response, now);
    if (attempt.state === 'refused') {
      const { reason, cause: why } = attempt;
      request.log.warn({ event: 'sign-in-refused', reason, why }, 'sign-in refused');
      await recordRefusal(attempt, request.ip);
      throw new DeskRefusal('refused');
    }
    const { person, keyId } = attempt;
    return beginSession(request, reply, settings, person, (act) =>
      act.record('sign-in', { type: 'person', id: person.id }, anId(keyId)),
    );
  });
};

/** What an invitation opens: one key for one person, once. */
export const joinRoutes: DeskPart<SessionSettings> = (api, settings) => {
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
    return registrationOptions(db, party, shown, joinPurposeOf(token), clock.now());
  });

  api.answer('POST /join/:token', async (request, reply) => {
    const { token } = request.params;
    const now = clock.now();
    const given = request.body;
    const { personId, role, email, ...invitation } = await invited(token);
    const name = nameOf(invitation, given.name);
    const key = await verifiedRegistration(db, party, given.response, joinPurposeOf(token), now);
    if (!key) throw new DeskRefusal('refused');
    const person: Person = { id: personId, name, email, role };
    return beginSession(request, reply, settings, person, async (act) => {
      if (!(await useInvitation(act, { token, personId }))) throw gone();
      if (invitation.name === '') {
        if (await isNameTaken(act, name)) throw new DeskRefusal('name-taken');
        await nameFirstAdministrator(act, personId, name);
      }
      if (role === 'administrator') await endFirstInvitation(act);
      if (await passkeyOf(act, key.id)) throw new DeskRefusal('refused');
      await addPasskey(act, { ...key, personId, label: given.label }, 'joined');
    });
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
function joinPurposeOf(token: string): string {
  return `join:${hashOfToken(token)}`;
}

/** Only the first administrator chooses a name; anybody else was invited under one. */
function nameOf(invitation: { name: string }, given: string | undefined): string {
  const name = invitation.name || given;
  if (!name) throw new DeskRefusal('invalid');
  return name;
}

export const sessionRoutes: DeskPart<SessionSettings> = (api, { db, clock, deskUrl }) => {
  api.answer('GET /session', async (request) => request.session!);

  api.answer('GET /sessions', (request) =>
    sessionsOf(db, {
      personId: personOf(request).id,
      token: request.sessionToken!,
      now: clock.now(),
    }),
  );

  api.answer('DELETE /sessions/:id', async (request) => {
    const ended = await api.act(request, (act) => endOwnSession(act, request.params.id));
    found(ended || undefined);
  });

  api.answer('POST /sign-out', async (request, reply) => {
    const { everywhere } = request.body;
    const { id } = personOf(request);
    await api.act(request, async (act) => {
      if (everywhere) await endSessionsOf(act, id);
      else await endSession(act, request.sessionToken!);
      const action = everywhere ? 'sign-out-everywhere' : 'sign-out';
      await act.record(action, { type: 'person', id });
    });
    clearSession(reply, deskUrl);
  });
};

/** Read with the session, which every page has. */
export const preferenceRoutes: DeskPart = (api) => {
  api.answer('PUT /preferences', async (request) => {
    const preferences = request.body;
    await api.act(request, (act) => savePreferences(act, preferences));
  });
};

/** A person's own keys. */
export const passkeyRoutes: DeskPart<SessionSettings> = (api, settings) => {
  const { db, clock } = settings;
  const party = relyingPartyOf(settings.deskUrl);

  api.answer('GET /passkeys', (request) => passkeysOf(db, personOf(request).id));

  api.answer('POST /passkeys/options', (request) => {
    const person = personOf(request);
    return registrationOptions(db, party, person, keyPurposeOf(person.id), clock.now());
  });

  api.answer('POST /passkeys', async (request) => {
    const { id } = personOf(request);
    const now = clock.now();
    const { label, response } = request.body;
    const key = await verifiedRegistration(db, party, response, keyPurposeOf(id), now);
    if (!key || (await passkeyOf(db, key.id))) throw new DeskRefusal('refused');
    await api.act(request, (act) => addPasskey(act, { ...key, personId: id, label }));
    return passkeysOf(db, id);
  });

  api.answer('DELETE /passkeys/:id', async (request) => {
    const outcome = await api.act(request, (act) =>
      removePasskey(act, { personId: personOf(request).id, keyId: request.params.id }),
    );
    if (outcome !== 'removed') throw new DeskRefusal(outcome);
  });
};

function keyPurposeOf(personId: string): string {
  return `add-key:${personId}`;
}

/** The keys of programs. */
export const apiKeyRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /api-keys', () => listApiKeys(db));

  api.answer('POST /api-keys', async (request) => {
    const wanted = request.body;
    const made = await api.act(request, (act) => makeApiKey(act, wanted));
    if (typeof made === 'string') throw new DeskRefusal(made);
    return { key: made.key };
  });

  api.answer('DELETE /api-keys/:id', async (request) => {
    found((await api.act(request, (act) => revokeApiKey(act, request.params.id))) || undefined);
  });
};

/**
 * Everybody sees who works here, and keys and links of their own; administrators also see those of
 * others, and manage them.
 */
export const peopleRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /people', async (request) => {
    const { removed } = request.query;
    const people = await listPeople(db, clock.now(), { removed: removed === 'yes' });
    const { id, role } = personOf(request);
    if (role === 'administrator') return people;
    // A link for oneself that a colleague made is no secret: it lets its holder act in one's name.
    return people.map((person) =>
      person.id === id ? person : { ...person, passkeys: [], invitedUntil: null, invitedBy: null },
    );
  });

  api.answer('POST /people', async (request) => {
    const person = request.body;
    const invited = await api.act(request, (act) => invitePerson(act, { person }));
    if (invited === 'name-taken') throw new DeskRefusal(invited);
    return { path: joinPath(invited.token) };
  });

  api.answer('PATCH /people/:id', async (request) => {
    const change = { id: request.params.id, role: request.body.role };
    const outcome = await api.act(request, (act) => changeRole(act, change));
    if (outcome !== 'changed') throw new DeskRefusal(outcome);
  });

  api.answer('DELETE /people/:id/sessions', async (request) => {
    const { id } = request.params;
    await api.act(request, async (act) => {
      found((await isOnDesk(act, id)) || undefined);
      await endSessionsOf(act, id);
      await act.record('sign-out-everywhere', { type: 'person', id });
    });
  });

  api.answer('POST /people/:id/invitation', async (request) => {
    const lost = { id: request.params.id, lostKeys: request.body.lostKeys };
    const renewed = await api.act(request, (act) => renewInvitation(act, lost));
    if (renewed === 'not-found') throw new DeskRefusal(renewed);
    return { path: joinPath(renewed.token) };
  });
};
