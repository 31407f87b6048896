import { confirmWithinMs, endOfAlert, refusalsToEnd } from '#domain/alerts/alert-rules.ts';
import type { Act } from '#server/db/act.ts';
import { facts } from '#server/db/audit.ts';
import { eraseRoleLists } from './role-lists.ts';
import { mailboxHash } from '#server/submissions/mail-limits.ts';
import type { Db, SqlValue, Statements } from '#server/db/db.ts';
import { beginMatching } from './match-roles.ts';
import {
  type AlertChoices,
  type AlertEnd,
  blockRoleMail,
  lockAlert,
  type RoleAlert,
} from './role-alert.ts';
import type { Selection } from '#server/db/lists.ts';
import { cancelTasks } from '#server/db/tasks.ts';

/** The receiver confirms: only now anything may be sent. Again is the same as once. */
export function confirmAlert(db: Db, id: string, now: number): Promise<boolean> {
  return changing(db, id, now, async (statements, alert) => {
    if (alert.confirmedAt !== null) return;
    const told = await beginMatching(statements, alert, now);
    await statements.all(
      'update role_alert set confirmed_at = $2, ends_at = $3, told = $4 where id = $1',
      [id, now, endOfAlert(now, alert.locale), told],
    );
    // The same filter once: the newer request replaces the older one.
    await endAlerts(
      statements,
      'replaced',
      `recipient = $2 and locale = $3 and filter = $4 and id <> $5 and confirmed_at is not null`,
      [alert.recipient, alert.locale, alert.filter, id],
      now,
    );
  });
}

/** What it is about, how often and in which edition. Roles that another filter shows now are on its list already. */
export function changeAlert(
  db: Db,
  id: string,
  { filter, cadence, locale }: AlertChoices,
  now: number,
): Promise<boolean> {
  return changing(db, id, now, async (statements, alert) => {
    if (alert.confirmedAt === null) return;
    await statements.all('update role_alert set cadence = $2 where id = $1', [id, cadence]);
    if (filter === alert.filter && locale === alert.locale) return;
    const told = await beginMatching(statements, { filter, locale }, now);
    await statements.all(
      'update role_alert set filter = $2, locale = $3, told = $4 where id = $1',
      [id, filter, locale, told],
    );
  });
}

/** Another six months from now on. */
export function keepAlert(db: Db, id: string, now: number): Promise<boolean> {
  return changing(db, id, now, async (statements, { confirmedAt, locale }) => {
    if (confirmedAt === null) return;
    await statements.all('update role_alert set ends_at = $2 where id = $1', [
      id,
      endOfAlert(now, locale),
    ]);
  });
}

export function endRoleAlert(db: Db, id: string, because: AlertEnd, now: number): Promise<boolean> {
  return changing(db, id, now, (statements) =>
    endAlerts(statements, because, 'id = $2', [id], now).then(() => {}),
  );
}

/** Ends every alert of the mailbox and refuses new ones, whoever asks for them. */
export function neverWrite(db: Db, id: string, now: number): Promise<boolean> {
  return changing(db, id, now, async (statements, { recipient }) => {
    await blockRoleMail(statements, recipient, now);
    await endAlerts(statements, 'never', 'recipient = $2', [recipient], now);
  });
}

/** The mail server refused a mail for good; some refusals in a row end the alert. */
export function recordRefusal(db: Db, id: string, now: number): Promise<boolean> {
  return changing(db, id, now, async (statements) => {
    const [row] = await statements.all<{ refusals: number }>(
      'update role_alert set refusals = refusals + 1 where id = $1 returning refusals',
      [id],
    );
    if ((row?.refusals ?? 0) < refusalsToEnd) return;
    await endAlerts(statements, 'refused', 'id = $2', [id], now);
  });
}

export async function recordReception({ all }: Statements, id: string): Promise<void> {
  await all('update role_alert set refusals = 0 where id = $1 and refusals > 0', [id]);
}

/**
 * Ends alerts: without address and filter, and without what was sent. One that was never confirmed
 * proves nothing and is deleted. `condition` counts its places from $2.
 */
async function endAlerts(
  { all }: Statements,
  because: AlertEnd,
  condition: string,
  parameters: readonly SqlValue[],
  now: number,
): Promise<number> {
  const ended = await all<{ id: string; confirmedAt: number | null }>(
    `update role_alert set ended_at = $1, ended_by = '${because}', email = null, filter = null
      where ended_at is null and ${condition} returning id, confirmed_at`,
    [now, ...parameters],
  );
  for (const { id, confirmedAt } of ended) {
    const condition = `subject_type = 'role-alert' and subject_id = $1`;
    await cancelTasks({ all }, { condition, parameters: [id] }, now);
    await all('delete from role_alert_sent where alert_id = $1', [id]);
    if (confirmedAt === null) await all('delete from role_alert where id = $1', [id]);
  }
  return ended.length;
}

/** False when there is no such alert, or it has ended. */
function changing(
  db: Db,
  id: string,
  now: number,
  change: (statements: Statements, alert: RoleAlert) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (statements) => {
    // Before the row: what matches and plans mails locks in this order.
    await statements.all(db.dialect.alertLock);
    const alert = await lockAlert(statements, db, id, now);
    if (!alert) return false;
    await change(statements, alert);
    return true;
  });
}

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

/** A keyed hash and the proof of what was confirmed stay; the address goes. */
export async function eraseAlerts(act: Act, email: string): Promise<void> {
  // What plans mails holds it: it would otherwise wait for these rows, and these for it.
  await act.all(act.dialect.alertLock);
  const recipient = await mailboxHash(act, email);
  const lists = await eraseRoleLists(act, recipient);
  const ended = await endAlerts(act, 'erased', 'recipient = $2', [recipient], act.now);
  if (ended + lists === 0) return;
  await act.record(
    'role-alerts-erased',
    { type: 'role-alerts', id: 'role-alerts' },
    facts`${ended + lists}`,
  );
}
