import { hashOfToken, newToken } from '#server/db/tokens.ts';
import { randomUUID } from 'node:crypto';
import { type Invitation, joinPath, type Role } from '#domain/people/person.ts';
import type { Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';

const invitationLifeMs = 24 * 60 * 60_000;

/**
 * Returns the token for the link; the store keeps its hash. The link ends with the right of who
 * made it to invite; who has the server itself has no id and no end.
 */
export async function addInvitation({ all, by, now }: Act, personId: string): Promise<string> {
  const token = newToken();
  await all(
    `insert into invitation (token_hash, person_id, inviter_id, created_at, expires_at)
      values ($1, $2, $3, $4, $5)`,
    [hashOfToken(token), personId, by.id, now, now + invitationLifeMs],
  );
  return token;
}

/** SQL for an invitation that can still be used at the time `now`, a parameter as `$2`. */
export function isOpenAt(now: string): string {
  return `used_at is null and expires_at > ${now} and (inviter_id is null or exists (
    select 1 from person as inviter where inviter.id = inviter_id
      and inviter.removed_at is null and inviter.role = 'administrator'))`;
}

export async function endInvitationsOf({ all }: Statements, personId: string): Promise<void> {
  await all('delete from invitation where person_id = $1 and used_at is null', [personId]);
}

/** A right to invite that comes back does not bring back the links that were made by it before. */
export async function endInvitationsBy({ all }: Statements, inviterId: string): Promise<void> {
  await all('delete from invitation where inviter_id = $1 and used_at is null', [inviterId]);
}

/**
 * Undefined once it was used, has expired or was replaced, once its inviter is no administrator any
 * more, and for a token that never was.
 */
export async function openInvitation(
  { all }: Statements,
  token: string,
  now: number,
): Promise<(Invitation & { personId: string; email: string | null }) | undefined> {
  const [row] = await all<{ personId: string; name: string; email: string | null; role: Role }>(
    `select person.id as person_id, name, email, role from invitation
      join person on person.id = person_id
      where token_hash = $1 and ${isOpenAt('$2')} and person.removed_at is null`,
    [hashOfToken(token), now],
  );
  return row;
}

/** True for exactly one of those who use the same link at the same time. */
export async function useInvitation(
  act: Act,
  { token, personId }: { token: string; personId: string },
): Promise<boolean> {
  // Until the transaction ends, nobody else changes people or their keys.
  await act.all(act.dialect.peopleLock);
  const used = await act.all(
    `update invitation set used_at = $3
      where token_hash = $1 and person_id = $2 and ${isOpenAt('$3')}
      returning token_hash`,
    [hashOfToken(token), personId, act.now],
  );
  if (used.length === 0) return false;
  await endInvitationsOf(act, personId);
  return true;
}

/**
 * A link for the first administrator, who has no name yet; undefined where there are people.
 * Links that earlier starts printed stay valid: nobody knows which of them was read.
 */
export async function inviteFirstAdministrator(act: Act): Promise<string | undefined> {
  await act.all(act.dialect.peopleLock);
  const people = await act.all<{ id: string; name: string }>(
    'select id, name from person where removed_at is null',
  );
  if (people.some(({ name }) => name !== '')) return undefined;
  const id = people[0]?.id ?? randomUUID();
  if (people.length === 0) {
    await act.all(
      `insert into person (id, name, email, role, created_at)
        values ($1, '', null, 'administrator', $2)`,
      [id, act.now],
    );
  }
  return addInvitation(act, id);
}

/** The printed link ends as soon as there is an administrator. */
export async function endFirstInvitation({ all, now }: Act): Promise<void> {
  await all(`update person set removed_at = $1 where name = '' and removed_at is null`, [now]);
}

export async function removeExpiredInvitations({ all }: Statements, now: number): Promise<void> {
  await all('delete from invitation where expires_at <= $1', [now]);
}

/** Passkeys work on localhost and not on an address, whatever the server listens on. */
export function siteOrigin(siteUrl: string | undefined, port: number): string {
  return siteUrl ? new URL(siteUrl).origin : `http://localhost:${port}`;
}

export function joinLink(origin: string, token: string): string {
  return origin + joinPath(token);
}
