import { actIn } from '../stores/act-in.ts';
import { planTasks, testChannels } from '../deliveries/channels.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { destinationsOf } from '#server/channels/channels.ts';
import type { Db } from '#server/db/db.ts';
import { recordDestinations } from '#server/deliveries/destinations.ts';
import { storedSubmission } from '../stores/stored-submission.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { signIn } from './desk.ts';
import { manualClock } from '../machine/manual-clock.ts';
import { startApp } from '../server/server-app.ts';
import type { StoreConfig } from '../stores/stores.ts';

export const start = Date.parse('2026-11-15T09:00:00Z');

/** The desk's API on a clock that stands still, for somebody signed in. */
export async function startDeskApi(
  db: Db,
  { dataDir }: StoreConfig,
  urls: Parameters<typeof testChannels>[1] = {},
  role: 'administrator' | 'consultant' = 'administrator',
) {
  const { clock } = manualClock(start);
  const channels = testChannels(db, urls, { clock });
  await recordDestinations(db, destinationsOf(channels), start);
  const { url, stop } = await startApp(db, dataDir, { clock, desk: { channels, build: 'build' } });
  const { headers, person } = await signIn(db, { role, now: start });
  const raw = (method: 'GET' | 'POST', address: string, payload?: object) =>
    fetch(`${url}/api/desk${address}`, {
      method,
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
  return {
    stop,
    raw,
    person,
    /** The body of a 200, the status of another success, status and code of a refusal. */
    send: async <T = unknown>(method: 'GET' | 'POST', address: string, payload?: object) => {
      const response = await raw(method, address, payload);
      const { status } = response;
      const body = status === 204 ? undefined : ((await response.json()) as { error?: string });
      if (status >= 400) return [status, body?.error] as T;
      return (status === 200 ? body : status) as T;
    },
    audit: async () => {
      const rows = await db.all<{ action: string }>('select action from audit order by at, action');
      return rows.map(({ action }) => action);
    },
  };
}

export async function storeOne(
  db: Db,
  changes: Partial<NewSubmission> = {},
  at = start,
  plan: PlanTasks = planTasks,
) {
  const saved = await actIn({ db, planTasks: plan, now: at }, (act) =>
    saveSubmission(act, aNewSubmission(changes)),
  );
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  const { id, reference } = (await storedSubmission(db, saved.reference))!;
  return { id, reference };
}
