import type { Db } from '#server/db/db.ts';
import { removeExpiredChallenges } from '#server/people/webauthn.ts';
import { removeExpiredSessions } from '#server/people/sessions.ts';
import { removeExpiredInvitations } from '#server/people/invitations.ts';

/** What can no longer be used to sign in or join. */
export async function removeExpired(db: Db, now: number): Promise<void> {
  await removeExpiredSessions(db, now);
  await removeExpiredChallenges(db, now);
  await removeExpiredInvitations(db, now);
}
