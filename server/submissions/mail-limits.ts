import { requestsPerDay } from '#domain/alerts/alert-rules.ts';
import type { MailName } from '#domain/mail/mail-template.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { recipientHash } from '#server/db/settings.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * How many of a mail a mailbox gets in a day, and what becomes of the others. What is cancelled is
 * what anybody can cause who types the address; it shares a budget, and a screen says the same.
 * What is postponed is awaited: written by staff, or asked for by the owner of the mailbox.
 */
type MailLimit = {
  perDay: number;
  beyond: 'cancelled' | 'postponed';
  /** Counted together with that mail. */
  as?: MailName;
};

/** `saved-roles` is the list that release 1.0.0 offers to send (alerts/role-lists.ts). */
export type CountedMail = MailName | 'saved-roles';

/**
 * Every mail has its entry. Anybody can name the address that a form's mails go to; `staff` are
 * addresses of the installation.
 */
const mailLimits: Record<CountedMail, MailLimit | 'staff'> = {
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
  // Those about submissions have a limit of their own: staff-notices.ts.
  'staff-notice': 'staff',
  'staff-summary': 'staff',
  'reply-notice': 'staff',
  overdue: 'staff',
  alert: 'staff',
  morning: 'staff',
  test: 'staff',
};

/** Of all mails together that anybody can cause: five receipts and one of each other kind. */
const budgetPerDay = 8;

export type MailPermit =
  | { is: 'granted' }
  | { is: 'cancelled' }
  | { is: 'postponed'; until: number };

/**
 * Counts a mail that is about to be sent, to the address that it really goes to: a sender may have
 * corrected it since the mail was planned. Attempts of one task count once. The record is apart from
 * the submission, so that nothing its sender does takes one back.
 */
export function takeMailPermit(db: Db, mail: MailToCount): Promise<MailPermit> {
  return db.transaction(async (statements) => {
    // Two servers, or two attempts of one, would both count before either adds.
    await statements.all(db.dialect.mailLock);
    return permitIn(statements, mail);
  });
}

type MailToCount = { taskId: string; name: CountedMail; to: string; now: number };

/** In a transaction that holds the lock of mails. */
export async function permitIn(
  statements: Statements,
  { taskId, name, to, now }: MailToCount,
): Promise<MailPermit> {
  const limit = mailLimits[name];
  if (limit === 'staff') return { is: 'granted' };
  const counted = limit.as ?? name;
  const sent = await sentTo(statements, to, now);
  const before = sent.filter((one) => one.taskId !== taskId);
  const last = lastOf(before, counted, limit);
  if (last) {
    const { beyond } = limit;
    return beyond === 'cancelled' ? { is: beyond } : { is: beyond, until: last.at + dayMs };
  }
  await countMail(statements, { taskId, name: counted, to, now });
  return { is: 'granted' };
}

export async function countMail(
  statements: Statements,
  { taskId, name, to, now }: MailToCount,
): Promise<void> {
  await statements.all(
    `insert into mail_limit (task_id, recipient, mail, at) values ($1, $2, $3, $4)
        on conflict (task_id, recipient) do update set at = $4`,
    [taskId, await mailboxHash(statements, to), name, now],
  );
}

/** Whether the address has had its mails of the day. */
export async function isMailLimitReached(
  statements: Statements,
  { name, to, now }: { name: CountedMail; to: string; now: number },
): Promise<boolean> {
  const limit = mailLimits[name];
  if (limit === 'staff') return false;
  return lastOf(await sentTo(statements, to, now), limit.as ?? name, limit) !== undefined;
}

/** The mail with which the limit or the budget was reached; undefined while there is room. */
function lastOf(sent: readonly Sent[], name: CountedMail, { perDay, beyond }: MailLimit) {
  const ofKind = sent.filter((one) => one.mail === name)[perDay - 1];
  return ofKind ?? (beyond === 'cancelled' ? sent.filter(isOfBudget)[budgetPerDay - 1] : undefined);
}

function isOfBudget({ mail }: Sent): boolean {
  const limit = mailLimits[mail];
  return limit !== 'staff' && limit.beyond === 'cancelled';
}

export async function removeExpiredMailLimits({ all }: Statements, now: number): Promise<void> {
  await all('delete from mail_limit where at <= $1', [now - dayMs]);
}

type Sent = { taskId: string; mail: CountedMail; at: number };

/** The newest first. */
async function sentTo(statements: Statements, to: string, now: number) {
  return statements.all<Sent>(
    `select task_id, mail, at from mail_limit
      where recipient = $1 and at > $2 order by at desc`,
    [await mailboxHash(statements, to), now - dayMs],
  );
}

/** Names a mailbox without holding it. */
export function mailboxHash(statements: Statements, to: string): Promise<string> {
  return recipientHash(statements, mailboxOf(to));
}
