import type { Db } from './db.ts';
import { removeExpiredChallenges } from './desk-challenges.ts';
import { removeExpiredSessions } from './desk-sessions.ts';
import { removeExpiredInvitations } from './invitations.ts';

/** What can no longer be used to sign in or join. */
export async function removeExpired(db: Db, now: number): Promise<void> {
  await removeExpiredSessions(db, now);
  await removeExpiredChallenges(db, now);
  await removeExpiredInvitations(db, now);
}
