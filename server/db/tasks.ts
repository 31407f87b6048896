import { randomUUID } from 'node:crypto';
import type { ChannelName, TaskPurpose } from '#domain/deliveries/channel.ts';
import type { SqlValue, Statements } from './db.ts';
import { inList, type Selection } from './lists.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

export type TaskAbout = {
  subject: TaskSubject;
  /** The submission that the tasks are erased with. */
  submissionId?: string | undefined;
  /** Not to be sent before it is released. */
  held?: boolean;
};

/**
 * Adds tasks about each of several in the caller's transaction, by one statement. The same subject,
 * channel and purpose is added once.
 */
export async function addTasks(
  { all }: Statements,
  abouts: readonly TaskAbout[],
  planned: readonly PlannedTask[],
  now: number,
): Promise<void> {
  const rows = abouts.flatMap(({ subject, submissionId = null, held = false }) =>
    planned.map(({ channel, purpose, destination }) => [
      `msg_${randomUUID().replaceAll('-', '')}`,
      channel,
      purpose,
      destination,
      subject.type,
      subject.id,
      submissionId,
      held ? 'held' : 'waiting',
      now,
    ]),
  );
  if (rows.length === 0) return;
  await all(
    `insert into task (id, channel, purpose, destination, subject_type, subject_id,
        submission_id, state, next_attempt_at, waiting_since)
      ${valuesOf(rows)}
      on conflict (subject_type, subject_id, channel, purpose) do nothing`,
    rows.flat(),
  );
}

/** `values ($1, $2, $2), …`: a row of places for each, the last one twice. */
function valuesOf(rows: readonly (readonly SqlValue[])[]): string {
  const places = rows.map((row, at) => {
    const own = row.map((_, column) => `$${at * row.length + column + 1}`);
    return `(${[...own, own.at(-1)].join(', ')})`;
  });
  return `values ${places.join(', ')}`;
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

/** An event that channels may have to send something about. */
export type OutboxEvent =
  | { type: 'submission-stored'; submission: { kind: SubmissionKind; withoutReceipt?: boolean } }
  /** Its sender took it back, corrected contact details or had it erased. */
  | {
      type: 'submission-withdrawn' | 'submission-corrected' | 'submission-erased';
      submissionId: string;
      kind: SubmissionKind;
      /** Names the change once, so that a second correction is another task. */
      change: string;
    }
  /** A message of staff, or of the sender. */
  | {
      type: 'answer-released' | 'reply-received';
      submissionId: string;
      messageId: string;
      kind: SubmissionKind;
    }
  | { type: 'submission-overdue'; submissionId: string; kind: SubmissionKind; dueAt: number }
  /** A sender asked for new status links. */
  | { type: 'links-requested'; request: string }
  /** An alert about roles is to be confirmed, has found roles or asks whether it should go on. */
  | { type: 'role-alert-requested' }
  /** On a day of the alert's edition, 2026-11-17: an alert writes once a day at most. */
  | { type: 'roles-found'; day: string }
  | { type: 'role-alert-ends'; endsAt: number }
  /** Something that staff must know, as a destination that fails; `alert` names it once. */
  | { type: 'alert-raised'; alert: string }
  /** Of a day, 2026-11-17, for somebody who wants to be told what is due. */
  | { type: 'morning-come'; day: string }
  /** What an address of the vacancy shows changed; `change` names the change once. */
  | { type: 'vacancy-changed'; vacancyId: string; change: VacancyTurn };

/** Names once what changed of a vacancy: an edit, or the day on which it opened or closed. */
type VacancyTurn = `revision-${number}` | `turned-${string}`;

/** What a channel plans to send about an event. */
export type PlannedTask = { channel: ChannelName; purpose: TaskPurpose; destination: string };

export type PlanTasks = (event: OutboxEvent) => readonly PlannedTask[];

/** State of a task. An attempt in flight is a lease on a waiting one. */
export type TaskState =
  | { state: 'held' }
  | { state: 'waiting'; nextAttemptAt: number; lastFailure: string | undefined }
  | { state: 'delivered'; at: number }
  | { state: 'abandoned'; at: number; lastFailure: string }
  | { state: 'cancelled'; at: number };

/** What a message is about. Of an erased submission only its reference remains. */
export type TaskSubject = {
  type:
    | 'submission'
    | 'erased-submission'
    | 'link-request'
    | 'role-alert'
    | 'role-list'
    | 'alert'
    /** Of notices to staff, beyond some an hour. */
    | 'staff-summary'
    | 'person'
    | 'vacancy';
  id: string;
};

/** One message of one channel about one subject, sent at least once. */
export type Task = TaskState & {
  /** Stays the same over all attempts, so that a receiver can drop repeats. */
  id: string;
  channel: ChannelName;
  purpose: TaskPurpose;
  /** Key of the channel's queue: tasks of one destination share concurrency and failures. */
  destination: string;
  subject: TaskSubject;
  /** The submission that it is erased with. */
  submissionId: string | undefined;
  reference: string | undefined;
  attempts: number;
};

export type Attempt = {
  startedAt: number;
  durationMs: number;
  status: number | null;
  failure: string | null;
};
