import { type Act } from '#server/db/act.ts';
import { createHash } from 'node:crypto';
import { requestsPerDay } from '#domain/alerts/alert-rules.ts';
import { normalizeEmail } from '#domain/mail/mailbox.ts';
import { isMailLimitReached, mailboxHash } from '#server/submissions/mail-limits.ts';
import { newAlertId } from './alert-links.ts';
import type { NewAlert } from './new-alert.ts';
import { roleMailBlockedAt } from './role-mail-block.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Stores an alert that its receiver has yet to confirm, and plans the mail that asks for it. Does
 * nothing for a mailbox that wants no such mails or has been asked often enough today: anybody can
 * type anybody's address.
 */
export async function requestAlert(
  act: Act,
  { email, locale, filter, cadence, words }: NewAlert,
): Promise<boolean> {
  // Two requests at once would both count before either adds.
  await act.all(act.dialect.mailLock);
  const address = normalizeEmail(email);
  const recipient = await mailboxHash(act, address);
  if ((await roleMailBlockedAt(act, address)) !== null) return false;
  const counted = { name: 'role-alert-confirm', to: address, now: act.now } as const;
  if (await isMailLimitReached(act, counted)) return false;
  // What was asked for and not sent yet counts too.
  const recent = await act.all(
    'select 1 as one from role_alert where recipient = $1 and requested_at > $2',
    [recipient, act.now - dayMs],
  );
  if (recent.length >= requestsPerDay) return false;
  const id = newAlertId();
  await act.all(
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
      act.now,
    ],
  );
  await act.plan({ type: 'role-alert-requested' }, { subject: { type: 'role-alert', id } });
  return true;
}
