import { type HoldReason, holdReasons } from '#domain/privacy/keeping.ts';
import type { DeletedCategory, HeldNow, RetentionStatus } from '#domain/privacy/person-data.ts';
import { retention } from '#domain/privacy/retention.ts';
import { removeProofs } from '#server/alerts/change-alert.ts';
import type { Log } from '#server/base/log.ts';
import type { Act, ActContext } from '#server/db/act.ts';
import { deleteEntries, facts, several } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import type { Job } from '#server/db/start-jobs.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { deleteStepNotes } from '#server/mandates/candidacies.ts';
import { deletePlacements, followRelease } from '#server/mandates/placements.ts';
import { purgeBriefDrafts } from '#server/submissions/brief-drafts.ts';
import { tellReceivers } from '#server/submissions/delete-submissions.ts';
import { deleteNotes } from '#server/submissions/work.ts';
import { keepOutOfUse } from './erase.ts';
import {
  beginningsOver,
  dueAt,
  dueIn,
  dueSubmissions,
  leftIn,
  type Source,
  submissionCategories,
  type SubmissionCategory,
  submissionSource,
} from './kept-submissions.ts';
import { erasing, removeSubmissions } from './remove-submissions.ts';

export const retentionJobName = 'retention';
/**
 * An hour less than a day: release 1.0.0, whose run deletes what this one holds, waits for a day
 * after the last run of either, and so its turn never comes beside this program.
 */
export const retentionIntervalMs = 23 * 60 * 60_000;

type Deleted = { category: DeletedCategory; count: number };

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
    (statements) => deletedNow(statements, context.now),
    async (act) => {
      await followRelease(act);
      const all: Deleted[] = [];
      for (const category of deletedCategories) {
        all.push({ category, count: await rules[category].remove(act) });
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

async function deletedNow(statements: Statements, now: number): Promise<string[]> {
  const ids: string[] = [];
  for (const category of submissionCategories) {
    ids.push(...(await dueSubmissions(statements, category, now)).deleted);
  }
  return ids;
}

/** By category; the desk has the words. */
function describeDeleted(deleted: readonly Deleted[]) {
  const found = deleted.filter(({ count }) => count > 0);
  return several(
    found.map(({ category, count }) => facts`${category}: ${count}`),
    '; ',
  );
}

type Rule = {
  sources: readonly [Source, ...Source[]];
  /** Deletes what is due, and returns how many. */
  remove(act: Act): Promise<number>;
};

/** The act that ends each period: a category of the policy without one does not compile. */
const rules: Record<DeletedCategory, Rule> = {
  inactiveCandidateProfiles: ofSubmissions('inactiveCandidateProfiles'),
  jobSpecifications: ofSubmissions('jobSpecifications'),
  suspectedSpam: ofSubmissions('suspectedSpam'),
  erasureRequests: ofSubmissions('erasureRequests'),
  placementRecords: bySelection(deletePlacements, {
    table: 'placement',
    time: 'placed_on',
    is: 'first day',
    period: retention.placementRecords.period,
    // While there is its submission, the steps of that say the same.
    where: 'not exists (select 1 from submission s where s.id = submission_id)',
  }),
  interviewNotes: {
    sources: [
      beginning('interviewNotes', { table: 'note', time: 'written_at' }),
      beginning('interviewNotes', {
        table: 'candidacy_step',
        time: 'recorded_at',
        where: "note <> ''",
      }),
    ],
    remove: async (act) => {
      const before = beginningsOver(retention.interviewNotes.period, act.now);
      return (await deleteNotes(act, before)) + (await deleteStepNotes(act, before));
    },
  },
  securityLogs: {
    sources: [beginning('securityLogs', { table: 'audit', time: 'at' })],
    remove: (act) => deleteEntries(act, beginningsOver(retention.securityLogs.period, act.now)),
  },
  // The proof that an alert about roles was asked for and confirmed.
  emailEngagement: bySelection(
    removeProofs,
    beginning('emailEngagement', {
      table: 'role_alert',
      time: 'ended_at',
      where: 'ended_at is not null',
    }),
  ),
  briefDrafts: {
    sources: [
      {
        table: 'brief_draft',
        time: 'expires_at',
        is: 'end',
        period: retention.briefDrafts.period,
        where: '1 = 1',
      },
    ],
    remove: (act) => purgeBriefDrafts(act, act.now),
  },
};

const deletedCategories = Object.keys(rules) as DeletedCategory[];

function beginning(
  category: keyof typeof retention,
  { table, time, where = '1 = 1' }: { table: string; time: string; where?: string },
): Source {
  return { table, time, is: 'beginning', period: retention[category].period, where };
}

function bySelection(
  remove: (act: Act, due: ReturnType<typeof dueIn>) => Promise<number>,
  source: Source,
): Rule {
  return { sources: [source], remove: (act) => remove(act, dueIn(source, act.now)) };
}

function ofSubmissions(category: SubmissionCategory): Rule {
  return {
    sources: [submissionSource(category)],
    remove: async (act) => {
      const { deleted, restricted } = await dueSubmissions(
        act,
        category,
        act.now,
        act.dialect.forUpdate,
      );
      for (const { id, deleteAt } of restricted) {
        await keepOutOfUse(act, id, { deleteAt, because: 'introduction-kept' });
      }
      const removed = await removeSubmissions(act, deleted);
      // Receivers keep by periods of their own; only an erasure that was asked for concerns them.
      if (category === 'erasureRequests') await tellReceivers(act, removed);
      return removed.length;
    },
  };
}

export async function retentionStatus(db: Db, now: number): Promise<RetentionStatus[]> {
  const found: RetentionStatus[] = [];
  for (const category of deletedCategories) found.push(await statusOf(db, category, now));
  return found;
}

async function statusOf(
  statements: Statements,
  category: DeletedCategory,
  now: number,
): Promise<RetentionStatus> {
  const { sources } = rules[category];
  const held = isOfSubmissions(category)
    ? (await dueSubmissions(statements, category, now)).held.size
    : 0;
  let [kept, due, nextAt] = [held, -held, null as number | null];
  for (const source of sources) {
    due += (await countIn(statements, source, dueIn(source, now))).count;
    const left = await countIn(statements, source, leftIn(source, now));
    kept += left.count;
    const next = left.earliest === null ? null : dueAt(source, left.earliest);
    if (next !== null) nextAt = Math.min(next, nextAt ?? next);
  }
  return { category, period: sources[0].period, kept, held, dueNow: due, nextAt };
}

function isOfSubmissions(category: DeletedCategory): category is SubmissionCategory {
  return (submissionCategories as readonly string[]).includes(category);
}

/** How many there are, and the earliest of their times. */
async function countIn(
  { all }: Statements,
  { table, time }: Source,
  { condition, parameters }: ReturnType<typeof dueIn>,
): Promise<{ count: number; earliest: number | string | null }> {
  const [row] = await all<{ count: number; earliest: number | string | null }>(
    `select count(*) as count, min(${time}) as earliest from ${table} where ${condition}`,
    parameters,
  );
  return row ?? { count: 0, earliest: null };
}

export async function heldNow(statements: Statements, now: number): Promise<HeldNow> {
  const reasons = Object.fromEntries(holdReasons.map((is) => [is, 0])) as Record<
    HoldReason,
    number
  >;
  let count = 0;
  for (const category of submissionCategories) {
    const { held } = await dueSubmissions(statements, category, now);
    count += held.size;
    for (const holds of held.values()) {
      for (const is of new Set(holds.map((hold) => hold.is))) reasons[is] += 1;
    }
  }
  return { count, reasons };
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
