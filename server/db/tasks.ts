import { randomUUID } from 'node:crypto';
import type { ChannelName, TaskPurpose } from '#domain/deliveries/channel.ts';
import type { Statements } from './db.ts';
import { inList, type Selection } from './in-list.ts';
import type { Attempt, PlannedTask, Task, TaskState, TaskSubject } from './task.ts';

/** Adds tasks in the caller's transaction. The same subject, channel and purpose is added once. */
export async function addTasks(
  { all }: Statements,
  about: { subject: Task['subject']; submissionId: string | undefined; held: boolean },
  planned: readonly PlannedTask[],
  now: number,
): Promise<void> {
  for (const { channel, purpose, destination } of planned) {
    await all(
      `insert into task (id, channel, purpose, destination, subject_type, subject_id,
          submission_id, state, next_attempt_at, waiting_since)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
        on conflict (subject_type, subject_id, channel, purpose) do nothing`,
      [
        `msg_${randomUUID().replaceAll('-', '')}`,
        channel,
        purpose,
        destination,
        about.subject.type,
        about.subject.id,
        about.submissionId ?? null,
        about.held ? 'held' : 'waiting',
        now,
      ],
    );
  }
}

/** What was put aside with a submission is sent from now on. */
export async function releaseTasks(
  { all }: Statements,
  submissionId: string,
  now: number,
): Promise<void> {
  await all(
    `update task set state = 'waiting', next_attempt_at = $2, waiting_since = $2
      where submission_id = $1 and state = 'held'`,
    [submissionId, now],
  );
}

/**
 * Ends what waits to be sent. A lease stays until its attempt ends, which is recorded; it is not
 * repeated.
 */
export async function cancelTasks(
  { all }: Statements,
  { condition, parameters }: Selection,
  now: number,
): Promise<void> {
  await all(
    `update task set state = 'cancelled', settled_at = $${parameters.length + 1}
      where state in ('held', 'waiting') and ${condition}`,
    [...parameters, now],
  );
}

export async function tasksOf(db: Statements, submissionId: string): Promise<Task[]> {
  const rows = await db.all<TaskRow>(
    `select ${taskColumns} from task where submission_id = $1 order by channel, purpose`,
    [submissionId],
  );
  return rows.map(toTask);
}

export async function taskById(db: Statements, id: string): Promise<Task | undefined> {
  const [row] = await db.all<TaskRow>(`select ${taskColumns} from task where id = $1`, [id]);
  return row && toTask(row);
}

/** The attempts of several tasks at once, by their ids, each oldest first. */
export async function attemptsOf(
  db: Statements,
  tasks: readonly { id: string }[],
): Promise<Map<string, Attempt[]>> {
  const attempts = new Map<string, Attempt[]>(tasks.map(({ id }) => [id, []]));
  if (tasks.length === 0) return attempts;
  const { places, parameters } = inList(tasks.map(({ id }) => id));
  const rows = await db.all<Attempt & { taskId: string }>(
    `select task_id, started_at, duration_ms, status,
      failure from attempt where task_id in (${places}) order by started_at`,
    parameters,
  );
  for (const { taskId, ...attempt } of rows) attempts.get(taskId)?.push(attempt);
  return attempts;
}

export async function tasksIn(
  db: Statements,
  state: TaskState['state'],
  limit: number,
): Promise<Task[]> {
  const rows = await db.all<TaskRow>(
    `select ${taskColumns} from task where state = $1 order by next_attempt_at limit $2`,
    [state, limit],
  );
  return rows.map(toTask);
}

export type TaskRow = {
  id: string;
  channel: ChannelName;
  purpose: TaskPurpose;
  destination: string;
  subjectType: TaskSubject['type'];
  subjectId: string;
  submissionId: string | null;
  reference: string | null;
  state: TaskState['state'];
  attempts: number;
  nextAttemptAt: number;
  settledAt: number | null;
  lastFailure: string | null;
};

export const taskColumns = `id, channel, purpose, destination, subject_type, subject_id, submission_id,
  state, attempts, next_attempt_at, settled_at, last_failure,
  (select reference from submission where submission.id = submission_id) as reference`;

export function toTask(row: TaskRow): Task {
  return {
    ...stateOf(row),
    id: row.id,
    channel: row.channel,
    purpose: row.purpose,
    destination: row.destination,
    subject: { type: row.subjectType, id: row.subjectId },
    submissionId: row.submissionId ?? undefined,
    reference: row.reference ?? undefined,
    attempts: row.attempts,
  };
}

function stateOf(row: TaskRow): TaskState {
  const at = row.settledAt ?? 0;
  const lastFailure = row.lastFailure ?? undefined;
  switch (row.state) {
    case 'held':
      return { state: 'held' };
    case 'waiting':
      return { state: 'waiting', nextAttemptAt: row.nextAttemptAt, lastFailure };
    case 'delivered':
      return { state: 'delivered', at };
    case 'abandoned':
      return { state: 'abandoned', at, lastFailure: lastFailure ?? 'unknown' };
    case 'cancelled':
      return { state: 'cancelled', at };
  }
}
