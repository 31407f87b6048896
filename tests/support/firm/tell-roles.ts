import { contextIn } from '../stores/act-in.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { matchRoles, openRoles } from '#server/alerts/match-roles.ts';
import { planAlertMails } from '#server/alerts/plan-alert-mails.ts';
import { officeTimeOf } from '#server/submissions/due-time.ts';
import { planAll } from '../stores/role-alerts.ts';
import type { Firm } from './firm.ts';
import { subscribersLocales } from './subscribers.ts';

const dayMs = 24 * 60 * 60_000;

/** More than a day after `from`, while their offices are open: mailboxes get one mail a day. */
export function nextOfficeDay(from: number): number {
  let at = from + dayMs + 3_600_000;
  for (;;) {
    const opens = Math.max(...subscribersLocales.map((locale) => officeTimeOf(locale, at)));
    if (opens === at) return at;
    at = opens;
  }
}

/**
 * Plans the alerts as the server's job does, which would wait for its minute and for the office to
 * open. They are sent at that time.
 */
export async function tellRoles(db: Db, at: number): Promise<void> {
  await matchRoles(db, await openRoles(db, at), at);
  for (const locale of subscribersLocales)
    await planAlertMails(contextIn({ db, planTasks: planAll, now: at }), locale);
}

/** The same beside the servers at work. The fault may hit it as it hits them. */
export async function tellMeanwhile({ store, officeDay }: Firm): Promise<void> {
  try {
    const db = await openStore(store);
    await tellRoles(db, officeDay).finally(db.close);
  } catch {
    // What it left undone is told after the last fault.
  }
}
