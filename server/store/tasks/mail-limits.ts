import { requestsPerDay } from '../../../domain/alert/alert-rules.ts';
import type { MailName } from '../../../domain/mail/mail-template.ts';
import type { Db, Statements } from '../db/db.ts';
import { recipientHash } from '../db/installation-key.ts';
import { normalizeEmail } from '../submissions/normalize-email.ts';

const dayMs = 24 * 60 * 60_000;

/** How many of a mail an address gets in a day, and what becomes of the others. */
type MailLimit = {
  perDay: number;
  beyond: 'cancelled' | 'postponed';
  /** Counted together with that mail. */
  as?: MailName;
};

/**
 * Every mail has its entry. Anybody can name the address that a form's mails go to; `staff` are
 * addresses of the installation.
 */
const mailLimits: Record<MailName, MailLimit | 'staff'> = {
  receipt: { perDay: 5, beyond: 'cancelled' },
  // One budget: whoever sends in another's name can also withdraw.
  withdrawal: { perDay: 5, beyond: 'cancelled', as: 'receipt' },
  'status-link': { perDay: 3, beyond: 'cancelled' },
  // Written by staff, and awaited: it comes later instead of never.
  answer: { perDay: 20, beyond: 'postponed' },
  'answer-notice': { perDay: 20, beyond: 'postponed' },
  'role-alert-confirm': { perDay: requestsPerDay, beyond: 'cancelled' },
  'role-alert': { perDay: 1, beyond: 'postponed' },
  'role-alert-question': { perDay: 1, beyond: 'postponed' },
  'saved-roles': { perDay: requestsPerDay, beyond: 'cancelled' },
  'staff-notice': 'staff',
  'reply-notice': 'staff',
  overdue: 'staff',
  alert: 'staff',
  morning: 'staff',
  test: 'staff',
};

export type MailPermit =
  { is: 'granted' } | { is: 'cancelled' } | { is: 'postponed'; until: number };

/**
 * Counts a mail that is about to be sent, to the address that it really goes to: a sender may have
 * corrected it since the mail was planned. Attempts of one task count once. The record is apart from
 * the submission, so that nothing its sender does takes one back.
 */
export function takeMailPermit(
  db: Db,
  { taskId, name, to, now }: { taskId: string; name: MailName; to: string; now: number },
): Promise<MailPermit> {
  return db.transaction(async (statements) => {
    const limit = mailLimits[name];
    if (limit === 'staff') return { is: 'granted' };
    const counted = limit.as ?? name;
    // Two servers, or two attempts of one, would both count before either adds.
    await statements.all(db.dialect.mailLock);
    const sent = await sentTo(statements, to, counted, now);
    const before = sent.filter((one) => one.taskId !== taskId);
    const last = before[limit.perDay - 1];
    if (last) {
      const { beyond } = limit;
      return beyond === 'cancelled' ? { is: beyond } : { is: beyond, until: last.at + dayMs };
    }
    await statements.all(
      `insert into mail_limit (task_id, recipient, mail, at) values ($1, $2, $3, $4)
        on conflict (task_id, recipient) do update set at = $4`,
      [taskId, await mailboxHash(statements, to), counted, now],
    );
    return { is: 'granted' };
  });
}

/** Whether the address has had its mails of the day. */
export async function isMailLimitReached(
  statements: Statements,
  { name, to, now }: { name: MailName; to: string; now: number },
): Promise<boolean> {
  const limit = mailLimits[name];
  if (limit === 'staff') return false;
  return (await sentTo(statements, to, limit.as ?? name, now)).length >= limit.perDay;
}

export async function removeExpiredMailLimits({ all }: Statements, now: number): Promise<void> {
  await all('delete from mail_limit where at <= $1', [now - dayMs]);
}

/** The newest first. */
async function sentTo(statements: Statements, to: string, name: MailName, now: number) {
  return statements.all<{ taskId: string; at: number }>(
    `select task_id as "taskId", at from mail_limit
      where recipient = $1 and mail = $2 and at > $3 order by at desc`,
    [await mailboxHash(statements, to), name, now - dayMs],
  );
}

/** Without the subaddress (RFC 5233): `ada+1@` and `ada+2@` are usually one mailbox. */
export function mailboxHash(statements: Statements, to: string): Promise<string> {
  const [local = '', domain = ''] = normalizeEmail(to).split('@');
  return recipientHash(statements, `${local.split('+')[0]}@${domain}`);
}
