import type { Statements } from '#server/db/db.ts';

const challengeLifeMs = 5 * 60_000;

/** `purpose` names what the signature is for, so that it cannot be used for anything else. */
export async function keepChallenge(
  { all }: Statements,
  challenge: string,
  purpose: string,
  now: number,
): Promise<void> {
  await all('insert into desk_challenge (challenge, purpose, expires_at) values ($1, $2, $3)', [
    challenge,
    purpose,
    now + challengeLifeMs,
  ]);
}

/** True once. A challenge is used up even when it was meant for something else. */
export async function takeChallenge(
  { all }: Statements,
  challenge: string,
  purpose: string,
  now: number,
): Promise<boolean> {
  const [taken] = await all<{ purpose: string; expiresAt: number }>(
    `delete from desk_challenge where challenge = $1
      returning purpose, expires_at`,
    [challenge],
  );
  return taken !== undefined && taken.purpose === purpose && taken.expiresAt > now;
}

export async function removeExpiredChallenges({ all }: Statements, now: number): Promise<void> {
  await all('delete from desk_challenge where expires_at <= $1', [now]);
}
