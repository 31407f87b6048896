import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { aColleague, anId, facts, recordAudit } from '#server/db/audit.ts';
import { keepChallenge } from './desk-challenges.ts';
import { removeExpired } from '#server/privacy/remove-expired.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { hourlyCounts } from '#server/base/hourly-counts.ts';
import { relyingPartyOf } from './relying-party.ts';
import { beginSession } from './session-cookie.ts';
import { signInPurpose, verifySignIn } from './verify-sign-in.ts';

/** Signing in needs no session. Every refusal gets the same answer; the log has the reason. */
export const signInRoutes: DeskPart = (api, settings) => {
  const { db, clock } = settings;
  const party = relyingPartyOf(settings.deskUrl);
  // Anybody can provoke an entry, and nobody can delete one.
  const countRefusal = hourlyCounts(clock);

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
      const { reason, cause: why, person } = attempt;
      request.log.warn({ event: 'sign-in-refused', reason, why }, 'sign-in refused');
      const subject = person?.id ?? 'unknown';
      const { count, isRecorded } = countRefusal(subject);
      if (isRecorded) {
        const cause = person
          ? facts`key of ${aColleague(person.name)}: ${reason}`
          : facts`${reason}`;
        await recordAudit(db, {
          at: now,
          by: { id: null, name: 'unknown' },
          action: 'sign-in-refused',
          subject: { type: 'person', id: subject },
          details: count === 1 ? cause : facts`${cause}; number ${count} of this hour`,
        });
      }
      throw new DeskRefusal('refused');
    }
    const { person, keyId } = attempt;
    await removeExpired(db, now);
    return beginSession(request, reply, settings, person, (statements) =>
      recordAudit(statements, {
        at: now,
        by: { id: person.id, name: person.name },
        action: 'sign-in',
        subject: { type: 'person', id: person.id },
        details: anId(keyId),
      }),
    );
  });
};
