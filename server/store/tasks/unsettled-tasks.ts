import type { ChannelName, TaskPurpose } from '../../../domain/work/channel.ts';
import type { Statements } from '../db/db.ts';
import type { Attempt, TaskState } from './task.ts';

export type UnsettledTask = {
  id: string;
  channel: ChannelName;
  purpose: TaskPurpose;
  destination: string;
  submissionId: string | null;
  reference: string | null;
  restricted: boolean;
  state: TaskState['state'];
  nextAttemptAt: number;
  settledAt: number | null;
  waitingSince: number;
  lastFailure: string | null;
  leaseUntil: number | null;
};

const columns = `t.id, t.channel, t.purpose, t.destination, t.submission_id as "submissionId",
  s.reference, s.restricted_at, t.state, t.next_attempt_at as "nextAttemptAt",
  t.settled_at as "settledAt", t.waiting_since as "waitingSince", t.last_failure as "lastFailure",
  t.lease_until as "leaseUntil"`;
const from = 'from task t left join submission s on s.id = t.submission_id';

type Row = Omit<UnsettledTask, 'restricted'> & { restricted_at: number | null };

/** Abandoned ones first, then those that wait after a failure, then the rest. */
export async function unsettledTasks(db: Statements, limit: number): Promise<UnsettledTask[]> {
  const rows = await db.all<Row>(
    `select ${columns} ${from} where t.state in ('waiting', 'abandoned', 'cancelled')
      order by case t.state when 'abandoned' then 0 when 'waiting' then 1 else 2 end,
        case when t.last_failure is null then 1 else 0 end, t.waiting_since, t.id limit $1`,
    [limit],
  );
  return rows.map(toUnsettled);
}

export async function taskById(db: Statements, id: string): Promise<UnsettledTask | undefined> {
  const [row] = await db.all<Row>(`select ${columns} ${from} where t.id = $1`, [id]);
  return row && toUnsettled(row);
}

/** The attempts of several tasks at once, each oldest first. */
export async function attemptsOfAll(
  db: Statements,
  taskIds: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const attempts = new Map<string, Attempt[]>(taskIds.map((id) => [id, []]));
  if (taskIds.length === 0) return attempts;
  const places = taskIds.map((_, at) => `$${at + 1}`).join(', ');
  const rows = await db.all<Attempt & { taskId: string }>(
    `select task_id as "taskId", started_at as "startedAt", duration_ms as "durationMs", status,
      failure from attempt where task_id in (${places}) order by started_at`,
    taskIds,
  );
  for (const { taskId, ...attempt } of rows) attempts.get(taskId)?.push(attempt);
  return attempts;
}

function toUnsettled({ restricted_at: restrictedAt, ...row }: Row): UnsettledTask {
  return { ...row, restricted: restrictedAt !== null };
}
