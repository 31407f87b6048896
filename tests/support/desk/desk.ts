import { randomUUID } from 'node:crypto';
import type { Person, Role } from '#domain/people/person.ts';
import type { Db } from '#server/db/db.ts';
import { sessionCookieName, startSession } from '#server/people/sessions.ts';

/**
 * A person of the desk with a session, without a passkey. `headers` sign a request in to a server
 * without a SITE_URL.
 */
export async function signIn(
  db: Db,
  { name = 'Ada Example', role = 'consultant' as Role, now = Date.now() } = {},
): Promise<{ person: Person; headers: { cookie: string } }> {
  const person: Person = { id: randomUUID(), name, email: null, role };
  await db.all('insert into person (id, name, email, role, created_at) values ($1,$2,$3,$4,$5)', [
    person.id,
    name,
    null,
    role,
    now,
  ]);
  const token = await startSession(db, person.id, now);
  return { person, headers: { cookie: `${sessionCookieName(undefined)}=${token}` } };
}
