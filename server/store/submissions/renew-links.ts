import type { Db } from '../db/db.ts';
import { normalizeEmail } from './save-submission.ts';
import type { PlanTasks } from '../tasks/task.ts';
import { addTasks } from '../tasks/tasks.ts';

const dayMs = 24 * 60 * 60_000;
/** Mails with new links that an address gets in a day. */
const linkMailsPerDay = 3;

/**
 * Plans one mail with new status links for every submission of an address; the earlier links end.
 * Does nothing for an address that sent nothing or has had its mails of the day.
 */
export function renewLinks(
  db: Db,
  email: string,
  planTasks: PlanTasks,
  now: number,
): Promise<boolean> {
  return db.transaction(async (statements) => {
    const address = normalizeEmail(email);
    const open = 'email = $1 and restricted_at is null and quarantined_for is null';
    const [mails] = await statements.all<{ count: number }>(
      `select count(*) as count from task join submission on submission.id = submission_id
        where email = $1 and channel = 'mail' and purpose like 'status-link-%'
          and (task.state = 'waiting' or settled_at > $2)`,
      [address, now - dayMs],
    );
    if ((mails?.count ?? 0) >= linkMailsPerDay) return false;
    const renewed = await statements.all<{ id: string; linkVersion: number; receivedAt: number }>(
      `update submission set link_version = link_version + 1 where ${open}
        returning id, link_version as "linkVersion", received_at as "receivedAt"`,
      [address],
    );
    const [latest] = renewed.toSorted((a, b) => b.receivedAt - a.receivedAt);
    if (!latest) return false;
    const { id, linkVersion } = latest;
    await addTasks(
      statements,
      { subject: { type: 'submission', id }, submissionId: id, held: false },
      planTasks({ type: 'status-link-renewed', submissionId: id, linkVersion }),
      now,
    );
    return true;
  });
}
