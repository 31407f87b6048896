import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { Db } from '#server/db/db.ts';
import { recordOutcome } from './destinations.ts';
import {
  type Attempt,
  type Task,
  taskColumns,
  type TaskRow,
  type TaskState,
  toTask,
} from '#server/db/tasks.ts';
import { isSendable } from '#server/submissions/sendable.ts';
import { touchSubmission } from '#server/submissions/work.ts';

/** A task that no other instance may attempt until the lease expires. */
export type Claim = {
  task: Task;
  lease: string;
  leaseUntil: number;
  /** Set when this attempt was brought forward: the time of the regular one. */
  scheduledAt: number | undefined;
};

/** Longer than any wait or lease: a time further ahead means that the clock was set back. */
const longestWaitMs = 30 * 60 * 60_000;

/** The oldest due tasks of one destination. Expired leases belong to servers that died. */
export async function claimDue(
  db: Db,
  claim: {
    channel: ChannelName;
    destination: string;
    now: number;
    leaseUntil: number;
    lease: string;
    limit: number;
  },
): Promise<Claim[]> {
  const { now, lease, leaseUntil } = claim;
  const rows = await db.all<TaskRow & { scheduledAt: number | null }>(
    // Materialized: a planner that ran the inner query twice would claim more than the limit.
    `with due as materialized (
        select id from task
          where state = 'waiting' and channel = $3 and destination = $4
            and (next_attempt_at <= $5 or next_attempt_at > $7)
            and (lease_until is null or lease_until <= $5 or lease_until > $7)
            and ${isSendable}
          order by next_attempt_at, scheduled_at limit $6 ${db.dialect.skipLocked})
      update task set lease = $1, lease_until = $2 where id in (select id from due)
      returning ${taskColumns}, scheduled_at`,
    [lease, leaseUntil, claim.channel, claim.destination, now, claim.limit, now + longestWaitMs],
  );
  return rows
    .toSorted((a, b) => a.nextAttemptAt - b.nextAttemptAt)
    .map((row): Claim => ({
      task: toTask(row),
      lease,
      leaseUntil,
      scheduledAt: isAhead(row.scheduledAt, now) ? row.scheduledAt : undefined,
    }));
}

export type Settlement = {
  next: Exclude<TaskState, { state: 'held' | 'cancelled' }>;
  /** Attempts counted against the schedule. */
  attempts: number;
  /** False keeps `wakeWaiting` from shortening the wait. */
  wakeable: boolean;
};

/**
 * Records an attempt, unless another instance took over the lease meanwhile. A task that was
 * cancelled during the attempt becomes delivered or stays cancelled. Returns the state recorded.
 */
export async function settleAttempt(
  db: Db,
  { task, lease }: Claim,
  { next, attempts, wakeable }: Settlement,
  { startedAt, durationMs, status, failure }: Attempt,
): Promise<TaskState> {
  return db.transaction(async (statements) => {
    // Locked before its task, as an erasure locks them: otherwise the two could deadlock.
    if (task.submissionId) {
      await touchSubmission(statements, task.submissionId, startedAt + durationMs);
    }
    const [found] = await statements.all<{ state: TaskState['state']; settledAt: number | null }>(
      `select state, settled_at from task
        where id = $1 and lease = $2 ${db.dialect.forUpdate}`,
      [task.id, lease],
    );
    if (!found) return next;
    const cancelled = found.state === 'cancelled' && next.state !== 'delivered';
    const after: TaskState = cancelled
      ? { state: 'cancelled', at: found.settledAt ?? startedAt }
      : next;
    const nextAttemptAt = after.state === 'waiting' ? after.nextAttemptAt : null;
    await statements.all(
      `update task set state = $2, attempts = $3, next_attempt_at = coalesce($4, next_attempt_at),
        scheduled_at = $5, settled_at = $6, last_failure = $7, lease = null, lease_until = null
        where id = $1`,
      [
        task.id,
        after.state,
        attempts,
        nextAttemptAt,
        wakeable ? null : nextAttemptAt,
        'at' in after ? after.at : null,
        'lastFailure' in after ? (after.lastFailure ?? null) : null,
      ],
    );
    await statements.all(
      `insert into attempt (task_id, started_at, duration_ms, status, failure)
        values ($1, $2, $3, $4, $5)`,
      [task.id, startedAt, durationMs, status, failure],
    );
    await recordOutcome(statements, task, startedAt + durationMs, failure);
    return after;
  });
}

/**
 * When a destination accepts again, its waiting tasks become due at once, in the usual order. Each
 * wait is shortened only once; otherwise a task that is always refused would be resent after every
 * success of another.
 */
export async function wakeWaiting(
  db: Db,
  { channel, destination }: Pick<Task, 'channel' | 'destination'>,
  now: number,
): Promise<void> {
  await db.all(
    `with waiting as materialized (
        select id from task
          where state = 'waiting' and channel = $1 and destination = $2 and next_attempt_at > $3
            and last_failure is not null and scheduled_at is null and lease is null
          ${db.dialect.skipLocked})
      update task set scheduled_at = next_attempt_at, next_attempt_at = $3
        where id in (select id from waiting)`,
    [channel, destination, now],
  );
}

/** Ends a claimed task that no longer has anything to send. */
export async function cancelClaimed(db: Db, { task, lease }: Claim, now: number): Promise<void> {
  await db.all(
    `update task set state = 'cancelled', settled_at = $3, lease = null, lease_until = null
      where id = $1 and lease = $2`,
    [task.id, lease, now],
  );
}

/** Postpones a claimed task without an attempt. */
export async function postponeClaimed(
  db: Db,
  { task, lease }: Claim,
  until: number,
): Promise<void> {
  await db.all(
    `update task set next_attempt_at = $3, lease = null, lease_until = null
      where id = $1 and lease = $2`,
    [task.id, lease, until],
  );
}

/** Only for the single server of an embedded store: no other one has an attempt in flight. */
export async function endLeases(db: Db): Promise<void> {
  await db.all('update task set lease = null, lease_until = null where lease is not null');
}

function isAhead(time: number | null, now: number): time is number {
  return time !== null && time > now && time <= now + longestWaitMs;
}
