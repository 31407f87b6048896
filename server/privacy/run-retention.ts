import type { Act, ActContext } from '#server/db/act.ts';
import type { DeletedCategory, RetentionStatus } from '#domain/privacy/person-data.ts';
import type { Job } from '#server/db/start-jobs.ts';
import type { Log } from '#server/base/log.ts';
import { facts, several } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { purgeBriefDrafts } from '#server/submissions/brief-drafts.ts';
import { erasing, removeSubmissions, selectedIds } from './remove-submissions.ts';
import { countSelected } from './retention-counts.ts';
import { dueAt, dueBy, notDueBy, retentionRules, type RetentionRule } from './retention-rules.ts';
import { removeProofs } from '#server/alerts/expire-alerts.ts';
import { tellReceivers } from '#server/deliveries/tell-receivers.ts';
import type { PlanTasks } from '#server/db/task.ts';

export const retentionJobName = 'retention';
export const retentionIntervalMs = 24 * 60 * 60_000;

export type Deleted = { category: DeletedCategory; count: number; references: string[] };

/** Once a day, on one of the servers. */
export function retentionJob({
  db,
  planTasks,
  log,
}: {
  db: Db;
  planTasks: PlanTasks;
  log: Log;
}): Job {
  return {
    name: retentionJobName,
    intervalMs: retentionIntervalMs,
    run: async (now) => {
      const deleted = await runRetention({
        db,
        by: { id: null, name: 'Retention' },
        planTasks,
        now,
      });
      const counts = Object.fromEntries(deleted.map(({ category, count }) => [category, count]));
      log.info({ event: 'retention-run', ...counts }, 'retention run');
    },
  };
}

/** Deletes what is past its time and records what went, by category and without a name. */
export async function runRetention(context: ActContext): Promise<Deleted[]> {
  return erasing(
    context,
    (statements) => dueNow(statements, context.now),
    async (act) => {
      const all: Deleted[] = [];
      for (const rule of retentionRules) {
        all.push(await deleteBy(act, rule));
      }
      await act.record(
        'retention-run',
        { type: 'retention', id: new Date(act.now).toISOString().slice(0, 10) },
        describeDeleted(all),
      );
      return all;
    },
  );
}

async function dueNow(statements: Statements, now: number): Promise<string[]> {
  const ids: string[] = [];
  for (const rule of retentionRules) {
    if (rule.table === 'submission') ids.push(...(await selectedIds(statements, dueBy(rule, now))));
  }
  return ids;
}

export async function retentionStatus(db: Db, now: number): Promise<RetentionStatus[]> {
  const found: RetentionStatus[] = [];
  for (const rule of retentionRules) {
    const { count: dueNow } = await countSelected(db, dueBy(rule, now), rule);
    const { count: kept, earliest } = await countSelected(db, notDueBy(rule, now), rule);
    const nextAt = earliest === null ? null : dueAt(rule, earliest);
    found.push({ category: rule.category, period: rule.period, kept, dueNow, nextAt });
  }
  return found;
}

async function deleteBy(act: Act, rule: RetentionRule): Promise<Deleted> {
  const { category } = rule;
  if (rule.table === 'brief_draft') {
    return { category, count: await purgeBriefDrafts(act, act.now), references: [] };
  }
  if (rule.table === 'role_alert') {
    return { category, count: await removeProofs(act, dueBy(rule, act.now)), references: [] };
  }
  const due = await selectedIds(act, dueBy(rule, act.now));
  const removed = await removeSubmissions(act, due);
  // Receivers keep by periods of their own; only an erasure that was asked for concerns them.
  if (category === 'erasureRequests') await tellReceivers(act, removed);
  return { category, count: removed.length, references: removed.map((one) => one.reference) };
}

/** By category; the desk has the words. */
function describeDeleted(deleted: readonly Deleted[]) {
  const found = deleted.filter(({ count }) => count > 0);
  return several(
    found.map(({ category, count }) => facts`${category}: ${count}`),
    '; ',
  );
}
