import type { Act } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import type { NewPerson, Passkey, Person, PersonDetail, Role } from '#domain/people/person.ts';
import { aColleague, anId, facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import type { Colleague } from '#domain/submissions/work.ts';
import { endSessionsOf } from './sessions.ts';
import { addInvitation, endInvitationsBy, endInvitationsOf, isOpenAt } from './invitations.ts';

type Refused = 'not-found' | 'last-administrator';

/** Without the first administrator, who is nobody until the printed link was used. */
export async function listPeople(
  { all }: Statements,
  now: number,
  { removed = false } = {},
): Promise<PersonDetail[]> {
  const people = await all<Omit<PersonDetail, 'passkeys'>>(
    `select id, name, email, role, created_at, removed_at,
        (select max(expires_at) from invitation
          where person_id = person.id and ${isOpenAt('$1')}) as invited_until,
        (select max(inviter.name) from invitation join person as inviter on inviter.id = inviter_id
          where person_id = person.id and ${isOpenAt('$1')}) as invited_by,
        (select count(*) from handed_over where from_person = person.id) as handed_over
      from person where name <> '' ${removed ? '' : 'and removed_at is null'}
      order by created_at, id`,
    [now],
  );
  const keys = await all<Passkey & { personId: string }>(
    `select id, label, created_at, last_used_at,
        person_id
      from passkey order by created_at, id`,
  );
  return people.map((person) => ({
    ...person,
    passkeys: keys
      .filter(({ personId }) => personId === person.id)
      .map(({ id, label, createdAt, lastUsedAt }) => ({ id, label, createdAt, lastUsedAt })),
  }));
}

/** The token of the link, which is shown once. */
export async function invitePerson(
  act: Act,
  { person }: { person: NewPerson },
): Promise<{ id: string; token: string } | 'name-taken'> {
  await act.all(act.dialect.peopleLock);
  if (await isNameTaken(act, person.name)) return 'name-taken';
  const id = randomUUID();
  const { name, email = null, role } = person;
  await act.all(
    `insert into person (id, name, email, role, created_at) values ($1, $2, $3, $4, $5)`,
    [id, name, email, role, act.now],
  );
  const token = await addInvitation(act, id);
  await act.record('person-invited', { type: 'person', id }, facts`${aColleague(name)}, ${role}`);
  return { id, token };
}

/**
 * A new link, which ends the earlier ones. `lostKeys` are removed and the sessions with them: who
 * has the key may be signed in.
 */
export async function renewInvitation(
  act: Act,
  { id, lostKeys = [] }: { id: string; lostKeys?: readonly string[] },
): Promise<{ person: Person; token: string } | 'not-found'> {
  await act.all(act.dialect.peopleLock);
  const person = await activePerson(act, id);
  if (!person) return 'not-found';
  const subject = { type: 'person', id } as const;
  const named = aColleague(person.name);
  for (const key of lostKeys) {
    const gone = await act.all<{ id: string }>(
      'delete from passkey where id = $1 and person_id = $2 returning id',
      [key, id],
    );
    for (const lost of gone) {
      await act.record('key-removed', subject, facts`${named}: ${anId(lost.id)}`);
    }
  }
  if (lostKeys.length > 0) await endSessionsOf(act, id);
  await endInvitationsOf(act, id);
  const token = await addInvitation(act, id);
  await act.record('link-renewed', subject, named);
  return { person, token };
}

export async function changeRole(
  act: Act,
  { id, role }: { id: string; role: Role },
): Promise<'changed' | Refused> {
  await act.all(act.dialect.peopleLock);
  const person = await activePerson(act, id);
  if (!person) return 'not-found';
  if (person.role === role) return 'changed';
  if (await isLastAdministrator(act, person)) return 'last-administrator';
  await act.all('update person set role = $2 where id = $1', [id, role]);
  if (role !== 'administrator') await endInvitationsBy(act, id);
  const details = facts`${aColleague(person.name)}: ${person.role} to ${role}`;
  await act.record('role-changed', { type: 'person', id }, details);
  return 'changed';
}

/** Ends sessions, keys and invitations at once. The name stays for notes and the audit log. */
export async function removePerson(act: Act, id: string): Promise<'removed' | Refused> {
  const { all, now } = act;
  await all(act.dialect.peopleLock);
  const person = await activePerson(act, id);
  if (!person) return 'not-found';
  if (await isLastAdministrator(act, person)) return 'last-administrator';
  await all('update person set removed_at = $2, morning_mail = null where id = $1', [id, now]);
  await endSessionsOf(act, id);
  await endInvitationsOf(act, id);
  await endInvitationsBy(act, id);
  await all('delete from passkey where person_id = $1', [id]);
  await act.record('person-removed', { type: 'person', id }, aColleague(person.name));
  return 'removed';
}

/** Whether work can be given to this person. */
export async function isOnDesk(statements: Statements, id: string): Promise<boolean> {
  return (await activePerson(statements, id)) !== undefined;
}

async function activePerson({ all }: Statements, id: string): Promise<Person | undefined> {
  const [person] = await all<Person>(
    `select id, name, email, role from person where id = $1 and removed_at is null and name <> ''`,
    [id],
  );
  return person;
}

export async function nameFirstAdministrator(
  { all }: Statements,
  id: string,
  name: string,
): Promise<void> {
  await all('update person set name = $2 where id = $1', [id, name]);
}

/** One who cannot sign in yet does not count as a successor of one who can. */
async function isLastAdministrator({ all }: Statements, person: Person): Promise<boolean> {
  if (person.role !== 'administrator') return false;
  const administrators = await all<{ id: string; keys: number }>(
    `select id, (select count(*) from passkey where person_id = person.id) as keys
      from person where role = 'administrator' and removed_at is null and name <> ''`,
  );
  const own = administrators.find(({ id }) => id === person.id);
  const others = administrators.filter(({ id }) => id !== person.id);
  return !others.some(({ keys }) => keys > 0 || own?.keys === 0);
}

/** In JavaScript, because the two databases differ in what they call lower case. */
export async function isNameTaken({ all }: Statements, name: string): Promise<boolean> {
  const people = await all<{ name: string }>('select name from person where removed_at is null');
  return people.some((person) => sameName(person.name, name));
}

function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/**
 * Everybody of the desk; somebody removed as long as submissions name them. The first administrator
 * has no name before the printed link is used.
 */
export async function colleagues({ all }: Statements): Promise<Colleague[]> {
  const rows = await all<{ id: string; name: string; removedAt: number | null }>(
    `select id, name, removed_at from person where (removed_at is null and name <> '')
      or exists (select 1 from submission where owner = person.id)
      or exists (select 1 from mandate where owner = person.id) order by name, id`,
  );
  return rows.map(({ id, name, removedAt }) => ({
    id,
    name,
    removed: removedAt !== null,
  }));
}
