import { confirmWithinMs } from '#domain/alerts/alert-rules.ts';
import type { Db, Statements } from '#server/db/db.ts';
import type { Selection } from '#server/privacy/remove-submissions.ts';
import { endAlerts } from './change-alert.ts';

const weekMs = 7 * 24 * 60 * 60_000;

/** Ends alerts whose time is over and removes what nobody confirmed. */
export async function expireAlerts(db: Db, now: number): Promise<void> {
  await db.transaction(async (statements) => {
    await statements.all(db.dialect.alertLock);
    await endAlerts(statements, 'lapsed', 'ends_at <= $2', [now], now);
    const unconfirmed = 'confirmed_at is null and requested_at <= $2';
    await endAlerts(statements, 'lapsed', unconfirmed, [now - confirmWithinMs], now);
  });
}

/** Proofs of alerts that ended long ago. Returns how many they were. */
export async function removeProofs(
  { all }: Statements,
  { condition, parameters }: Selection,
): Promise<number> {
  const rows = await all(`delete from role_alert where ${condition} returning id`, parameters);
  return rows.length;
}

/** Records of mails that were sent or given up, and lists that nobody waits for any more. */
export async function removeAlertRecords({ all }: Statements, now: number): Promise<void> {
  await all(
    `delete from task where subject_type in ('role-alert', 'role-list')
      and state in ('delivered', 'abandoned', 'cancelled') and settled_at <= $1`,
    [now - weekMs],
  );
  await all('delete from role_list where at <= $1', [now - weekMs]);
}
