import { randomUUID } from 'node:crypto';
import type { Invitation, Role } from '../../../domain/work/person.ts';
import type { Db, Statements } from '../db/db.ts';
import { hashOfToken, newToken } from './desk-tokens.ts';

const invitationLifeMs = 24 * 60 * 60_000;

/** Returns the token for the link; the store keeps its hash. */
export async function addInvitation(
  { all }: Statements,
  personId: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await all(
    `insert into invitation (token_hash, person_id, created_at, expires_at)
      values ($1, $2, $3, $4)`,
    [hashOfToken(token), personId, now, now + invitationLifeMs],
  );
  return token;
}

export async function endInvitationsOf({ all }: Statements, personId: string): Promise<void> {
  await all('delete from invitation where person_id = $1 and used_at is null', [personId]);
}

/** Undefined once it was used, has expired or was replaced, and for a token that never was. */
export async function openInvitation(
  { all }: Statements,
  token: string,
  now: number,
): Promise<(Invitation & { personId: string; email: string | null }) | undefined> {
  const [row] = await all<{ personId: string; name: string; email: string | null; role: Role }>(
    `select person.id as "personId", name, email, role from invitation
      join person on person.id = person_id
      where token_hash = $1 and used_at is null and expires_at > $2 and removed_at is null`,
    [hashOfToken(token), now],
  );
  return row;
}

/** True for exactly one of those who use the same link at the same time. */
export async function useInvitation(
  statements: Statements,
  token: string,
  personId: string,
  now: number,
): Promise<boolean> {
  const used = await statements.all(
    `update invitation set used_at = $3
      where token_hash = $1 and person_id = $2 and used_at is null and expires_at > $3
      returning token_hash`,
    [hashOfToken(token), personId, now],
  );
  if (used.length === 0) return false;
  await endInvitationsOf(statements, personId);
  return true;
}

/**
 * A link for the first administrator, who has no name yet; undefined where there are people.
 * Links that earlier starts printed stay valid: nobody knows which of them was read.
 */
export async function inviteFirstAdministrator(db: Db, now: number): Promise<string | undefined> {
  return db.transaction(async (statements) => {
    await statements.all(db.dialect.peopleLock);
    const people = await statements.all<{ id: string; name: string }>(
      'select id, name from person where removed_at is null',
    );
    if (people.some(({ name }) => name !== '')) return undefined;
    const id = people[0]?.id ?? randomUUID();
    if (people.length === 0) {
      await statements.all(
        `insert into person (id, name, email, role, created_at)
          values ($1, '', null, 'administrator', $2)`,
        [id, now],
      );
    }
    return addInvitation(statements, id, now);
  });
}

/** The printed link ends as soon as there is an administrator. */
export async function endFirstInvitation({ all }: Statements, now: number): Promise<void> {
  await all(`update person set removed_at = $1 where name = '' and removed_at is null`, [now]);
}

export async function removeExpiredInvitations({ all }: Statements, now: number): Promise<void> {
  await all('delete from invitation where expires_at <= $1', [now]);
}
