import { type Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { mailboxHash } from '#server/submissions/mail-limits.ts';

/** The mailbox of a keyed hash wants no mail about roles, whoever asks for one. */
export async function blockRoleMail({ all }: Statements, recipient: string, now: number) {
  await all(
    'insert into role_mail_block (recipient, at) values ($1, $2) on conflict (recipient) do nothing',
    [recipient, now],
  );
}

/** Since when an address wants no mail about roles; null for one that never said so. */
export async function roleMailBlockedAt(
  statements: Statements,
  email: string,
): Promise<number | null> {
  const [row] = await statements.all<{ at: number }>(
    'select at from role_mail_block where recipient = $1',
    [await mailboxHash(statements, email)],
  );
  return row?.at ?? null;
}

/** At the wish of its owner. Whatever is asked for afterwards is still confirmed by mail. */
export async function allowRoleMail(act: Act, email: string): Promise<boolean> {
  const lifted = await act.all(
    'delete from role_mail_block where recipient = $1 returning recipient',
    [await mailboxHash(act, email)],
  );
  if (lifted.length === 0) return false;
  await act.record('role-mail-allowed', { type: 'role-alerts', id: 'role-alerts' });
  return true;
}
