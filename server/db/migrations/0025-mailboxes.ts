import { mailboxOf } from '#domain/mail/mailbox.ts';
import type { Statements } from '../db.ts';
import { recipientHash } from '../installation-key.ts';
import type { Migration } from '../migration.ts';

/** By what two addresses are compared, beside the address that is written to. */
export const mailboxes: Migration = () => [
  `alter table submission add column mailbox text not null default ''`,
  fillMailboxes,
  'create index submission_mailbox on submission (mailbox)',
  'drop index submission_email',
];

/** No SQL knows IDNA, nor how providers spell. */
async function fillMailboxes({ all }: Statements): Promise<void> {
  const sent = await all<{ email: string }>('select distinct email from submission');
  for (const { email } of sent) {
    await all('update submission set mailbox = $2 where email = $1', [email, mailboxOf(email)]);
  }
  for (const table of ['role_alert', 'role_list']) {
    const rows = await all<{ email: string }>(
      `select distinct email from ${table} where email is not null`,
    );
    for (const { email } of rows) {
      const recipient = await recipientHash({ all }, mailboxOf(email));
      await all(`update ${table} set recipient = $2 where email = $1`, [email, recipient]);
    }
  }
}
