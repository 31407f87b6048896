import { type Act } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestsPerDay } from '#domain/alerts/alert-rules.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Statements } from '#server/db/db.ts';
import { normalizeEmail } from '#domain/mail/mailbox.ts';
import { isMailLimitReached, mailboxHash } from '#server/submissions/mail-limits.ts';
import { roleMailBlockedAt } from './role-alert.ts';

const dayMs = 24 * 60 * 60_000;

/** Saved roles that are sent once to an address. */
export type RoleList = { email: string; locale: Locale; slugs: readonly string[] };

/** Does nothing for a mailbox that wants no mails about roles or has had its lists of the day. */
export async function requestList(act: Act, { email, locale, slugs }: RoleList): Promise<boolean> {
  // Two requests at once would both count before either adds.
  await act.all(act.dialect.mailLock);
  const address = normalizeEmail(email);
  const recipient = await mailboxHash(act, address);
  if ((await roleMailBlockedAt(act, address)) !== null) return false;
  if (await isMailLimitReached(act, { name: 'saved-roles', to: address, now: act.now }))
    return false;
  const waiting = await act.all('select 1 as one from role_list where recipient = $1 and at > $2', [
    recipient,
    act.now - dayMs,
  ]);
  if (waiting.length >= requestsPerDay) return false;
  const id = randomUUID();
  await act.all(
    `insert into role_list (id, email, recipient, locale, slugs, at)
        values ($1, $2, $3, $4, $5, $6)`,
    [id, address, recipient, locale, JSON.stringify(slugs), act.now],
  );
  await act.plan({ type: 'role-list-requested' }, { subject: { type: 'role-list', id } });
  return true;
}

/** Those on their way to an address. */
export async function listsOfEmail(statements: Statements, email: string) {
  return statements.all<{ email: string; locale: Locale; slugs: string }>(
    'select email, locale, slugs from role_list where recipient = $1 order by at',
    [await mailboxHash(statements, email)],
  );
}

/** Undefined once it was sent. */
export async function roleListById({ all }: Statements, id: string): Promise<RoleList | undefined> {
  const [row] = await all<{ email: string; locale: Locale; slugs: string }>(
    'select email, locale, slugs from role_list where id = $1',
    [id],
  );
  return row && { ...row, slugs: z.array(z.string()).parse(JSON.parse(row.slugs)) };
}

/** Once the mail server has taken it, the address is not needed any more. */
export async function removeList({ all }: Statements, id: string): Promise<void> {
  await all('delete from role_list where id = $1', [id]);
}
