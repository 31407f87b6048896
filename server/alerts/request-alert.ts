import { createHash } from 'node:crypto';
import { requestsPerDay } from '#domain/alerts/alert-rules.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { normalizeEmail } from '#domain/mail/mailbox.ts';
import { isMailLimitReached, mailboxHash } from '#server/submissions/mail-limits.ts';
import type { PlanTasks } from '#server/db/task.ts';
import { addTasks } from '#server/db/tasks.ts';
import { newAlertId } from './alert-links.ts';
import type { NewAlert } from './new-alert.ts';
import { roleMailBlockedAt } from './role-mail-block.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Stores an alert that its receiver has yet to confirm, and plans the mail that asks for it. Does
 * nothing for a mailbox that wants no such mails or has been asked often enough today: anybody can
 * type anybody's address.
 */
export function requestAlert(
  db: Db,
  alert: NewAlert,
  planTasks: PlanTasks,
  now: number,
): Promise<boolean> {
  return db.transaction((statements) => requestAlertIn(statements, db, alert, planTasks, now));
}

/** In the transaction of what the alert was asked for with. */
export async function requestAlertIn(
  statements: Statements,
  { dialect }: Pick<Db, 'dialect'>,
  { email, locale, filter, cadence, words }: NewAlert,
  planTasks: PlanTasks,
  now: number,
): Promise<boolean> {
  // Two requests at once would both count before either adds.
  await statements.all(dialect.mailLock);
  const address = normalizeEmail(email);
  const recipient = await mailboxHash(statements, address);
  if ((await roleMailBlockedAt(statements, address)) !== null) return false;
  const counted = { name: 'role-alert-confirm', to: address, now } as const;
  if (await isMailLimitReached(statements, counted)) return false;
  // What was asked for and not sent yet counts too.
  const recent = await statements.all(
    'select 1 as one from role_alert where recipient = $1 and requested_at > $2',
    [recipient, now - dayMs],
  );
  if (recent.length >= requestsPerDay) return false;
  const id = newAlertId();
  await statements.all(
    `insert into role_alert (id, email, recipient, locale, filter, cadence, words, words_sha256,
        requested_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      address,
      recipient,
      locale,
      filter,
      cadence,
      words,
      createHash('sha256').update(words).digest('hex'),
      now,
    ],
  );
  await addTasks(
    statements,
    { subject: { type: 'role-alert', id }, submissionId: undefined, held: false },
    planTasks({ type: 'role-alert-requested' }),
    now,
  );
  return true;
}
