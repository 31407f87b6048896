import { type Act } from '#server/db/act.ts';
import type { Passkey, Person } from '#domain/people/person.ts';
import type { Statements } from '#server/db/db.ts';
import { anId } from '#server/db/audit.ts';

export type NewPasskey = {
  id: string;
  personId: string;
  label: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};

export type StoredPasskey = NewPasskey & { person: Person };

/** `joined`: with the first one. */
export async function addPasskey(
  act: Act,
  { id, personId, label, publicKey, counter, transports }: NewPasskey,
  action: 'joined' | 'key-added' = 'key-added',
): Promise<void> {
  await act.all(
    `insert into passkey (id, person_id, label, public_key, counter, transports, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, personId, label, publicKey, counter, transports.join(','), act.now],
  );
  await act.record(action, { type: 'person', id: personId }, anId(id));
}

/** A key of somebody who was not removed. */
export async function passkeyOf(
  { all }: Statements,
  id: string,
): Promise<StoredPasskey | undefined> {
  const [row] = await all<
    Omit<NewPasskey, 'transports'> & { transports: string } & Pick<
        Person,
        'name' | 'email' | 'role'
      >
  >(
    `select passkey.id, person_id, label, public_key, counter,
        transports, name, email, role
      from passkey join person on person.id = person_id
      where passkey.id = $1 and removed_at is null`,
    [id],
  );
  if (!row) return undefined;
  const { name, email, role, transports, ...key } = row;
  return {
    ...key,
    transports: transports.split(',').filter(Boolean),
    person: { id: key.personId, name, email, role },
  };
}

export async function passkeysOf({ all }: Statements, personId: string): Promise<Passkey[]> {
  return all<Passkey>(
    `select id, label, created_at, last_used_at from passkey
      where person_id = $1 order by created_at, id`,
    [personId],
  );
}

/**
 * False when a counter does not grow: the same answer was sent twice, or the key was cloned. Keys
 * that a service synchronises between devices do not count and always send 0.
 */
export async function countUse(
  { all }: Statements,
  id: string,
  counter: number,
  now: number,
): Promise<boolean> {
  const counted = await all(
    `update passkey set counter = $2, last_used_at = $3
      where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [id, counter, now],
  );
  return counted.length === 1;
}

/** A person keeps at least one key; a lost last one is replaced by an administrator. */
export async function removePasskey(
  act: Act,
  { personId, keyId }: { personId: string; keyId: string },
): Promise<'removed' | 'not-found' | 'last-key'> {
  await act.all(act.dialect.peopleLock);
  const keys = await passkeysOf(act, personId);
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return 'not-found';
  if (keys.length === 1) return 'last-key';
  await act.all('delete from passkey where id = $1', [keyId]);
  await act.record('key-removed', { type: 'person', id: personId }, anId(key.id));
  return 'removed';
}
