import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/edition/editions.ts';
import type { Db } from '#server/db/db.ts';
import { addTasks } from '#server/db/tasks.ts';
import { mailboxHash } from '#server/submissions/mail-limits.ts';

type RoleList = { email: string; locale?: Locale; slugs?: readonly string[] };

/** A list of saved roles and the task that sends it, as release 1.0.0 writes them; returns its id. */
export async function storeRoleList(
  db: Db,
  { email, locale = 'en-GB', slugs = ['quality-lead'] }: RoleList,
  now: number,
): Promise<string> {
  const id = randomUUID();
  const recipient = await mailboxHash(db, email);
  await db.all(
    `insert into role_list (id, email, recipient, locale, slugs, at)
      values ($1, $2, $3, $4, $5, $6)`,
    [id, email, recipient, locale, JSON.stringify(slugs), now],
  );
  const planned = [{ channel: 'mail', purpose: 'role-list', destination: 'smtp' }] as const;
  await addTasks(db, [{ subject: { type: 'role-list', id } }], planned, now);
  return id;
}
