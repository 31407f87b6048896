import type { Act, ActContext } from '#server/db/act.ts';
import type { DeletedCategory, RetentionStatus } from '#domain/privacy/person-data.ts';
import type { Job } from '#server/db/start-jobs.ts';
import type { Log } from '#server/base/log.ts';
import { facts, several } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { purgeBriefDrafts } from '#server/submissions/brief-drafts.ts';
import { erasing, removeSubmissions } from './remove-submissions.ts';
import { selectedIds, tellReceivers } from '#server/submissions/delete-submissions.ts';
import type { Selection } from '#server/db/lists.ts';
import { removeProofs } from '#server/alerts/change-alert.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { briefDraftDays } from '#domain/forms/employer-brief.ts';
import { type FormRetention, forms } from '#domain/forms/forms.ts';
import { lastDayOf, latestBeginningOver, retention } from '#domain/privacy/retention.ts';
import { officeDay, officeZone } from '#domain/firm/office-day.ts';
import { instantAt } from '#domain/working-time/wall-clock.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { catalogue } from '#content/catalogue.server.ts';

export const retentionJobName = 'retention';
export const retentionIntervalMs = 24 * 60 * 60_000;

type Deleted = { category: DeletedCategory; count: number; references: string[] };

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

type Period = NonNullable<RetentionStatus['period']>;

/** What one category of the policy means in the store. */
type RetentionRule = {
  category: DeletedCategory;
  table: 'submission' | 'brief_draft' | 'role_alert';
  period: Period | null;
  /** The column that the period counts from, or that holds the last day itself. */
  time: 'received_at' | 'ended_at' | 'expires_at' | 'delete_at';
  /** Everything of the category. */
  all: Selection;
};

/** By category, so that a form under a category without a rule does not compile. */
const rules: { [Category in DeletedCategory]: RetentionRule & { category: Category } } = {
  inactiveCandidateProfiles: ofForms('inactiveCandidateProfiles'),
  jobSpecifications: ofForms('jobSpecifications'),
  suspectedSpam: {
    category: 'suspectedSpam',
    table: 'submission',
    period: retention.suspectedSpam,
    time: 'received_at',
    all: { condition: 'quarantined_for is not null', parameters: [] },
  },
  erasureRequests: {
    category: 'erasureRequests',
    table: 'submission',
    period: null,
    time: 'delete_at',
    all: { condition: 'delete_at is not null', parameters: [] },
  },
  briefDrafts: {
    category: 'briefDrafts',
    table: 'brief_draft',
    period: { value: briefDraftDays, unit: 'day' },
    time: 'expires_at',
    all: { condition: '1 = 1', parameters: [] },
  },
  // The proof that an alert about roles was asked for and confirmed.
  emailEngagement: {
    category: 'emailEngagement',
    table: 'role_alert',
    period: retention.emailEngagement,
    time: 'ended_at',
    all: { condition: 'ended_at is not null', parameters: [] },
  },
};

const retentionRules: readonly RetentionRule[] = Object.values(rules);

/** Those of a rule whose time is over. */
function dueBy(rule: RetentionRule, now: number): Selection {
  const { condition, parameters } = rule.all;
  return {
    condition: `(${condition}) and ${rule.time} <= $${parameters.length + 1}`,
    parameters: [...parameters, cutoff(rule, now)],
  };
}

function notDueBy(rule: RetentionRule, now: number): Selection {
  const { condition, parameters } = rule.all;
  return {
    condition: `(${condition}) and ${rule.time} > $${parameters.length + 1}`,
    parameters: [...parameters, cutoff(rule, now)],
  };
}

/** When a record with this time in the rule's column becomes due: with the day after its last. */
function dueAt(rule: RetentionRule, time: number): number {
  if (!countsFrom(rule) || !rule.period) return time;
  const { firm } = catalogue();
  return startOf(addDays(lastDayOf(rule.period, officeDay(firm, time)), 1));
}

/** Whatever began before it is due. */
function cutoff(rule: RetentionRule, now: number): number {
  if (!countsFrom(rule) || !rule.period) return now;
  const latest = latestBeginningOver(rule.period, officeDay(catalogue().firm, now));
  return startOf(addDays(latest, 1)) - 1;
}

function startOf(day: string): number {
  return instantAt({ day, minutes: 0 }, officeZone(catalogue().firm)).getTime();
}

/** Whether the column holds when the period began; otherwise it holds its end. */
function countsFrom({ time }: RetentionRule): boolean {
  return time === 'received_at' || time === 'ended_at';
}

function ofForms<Category extends FormRetention>(
  category: Category,
): RetentionRule & { category: Category } {
  const kinds = forms.filter((form) => form.retention === category).map(({ kind }) => kind);
  const places = kinds.map((_, at) => `$${at + 1}`).join(', ');
  return {
    category,
    table: 'submission',
    period: retention[category],
    time: 'received_at',
    all: { condition: `kind in (${places})`, parameters: kinds },
  };
}

/** How many there are, and the earliest time in a column. */
async function countSelected(
  { all }: Statements,
  { condition, parameters }: Selection,
  { table, time }: { table: string; time: string },
): Promise<{ count: number; earliest: number | null }> {
  const [row] = await all<{ count: number; earliest: number | null }>(
    `select count(*) as count, min(${time}) as earliest from ${table} where ${condition}`,
    parameters,
  );
  return row ?? { count: 0, earliest: null };
}

/** The latest runs, from the audit log. */
export function retentionRuns(
  { all }: Statements,
  limit: number,
): Promise<{ at: number; by: string; deleted: string }[]> {
  return all(
    `select at, person_name as "by", details as deleted from audit
      where action = 'retention-run' order by at desc limit $1`,
    [limit],
  );
}
