import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { Db, Statements } from './db.ts';
import type { Attempt, Delivery, DeliveryState } from './submission.ts';

/** A delivery that nobody else may attempt until the lease runs out. */
export type Claim = { delivery: Delivery; lease: string; leaseUntil: number };

type DeliveryRow = {
  id: string;
  submission_id: string;
  reference: string;
  kind: SubmissionKind;
  state: DeliveryState['state'];
  attempts: number;
  next_attempt_at: number;
  settled_at: number | null;
  last_failure: string | null;
};

const columns = `id, submission_id, kind, state, attempts, next_attempt_at, settled_at, last_failure,
  (select reference from submission where submission.id = submission_id) as reference`;

/** No wait and no lease is this long, clocks that differ included: only one set back makes it so. */
const longestWaitMs = 30 * 60 * 60_000;

/**
 * The oldest due deliveries of one kind. A lease that ran out belongs to a server that died. What
 * lies too far ahead was written while the clock was wrong, and would otherwise wait for years.
 */
export async function claimDue(
  db: Db,
  claim: { kind: SubmissionKind; now: number; leaseUntil: number; lease: string; limit: number },
): Promise<Claim[]> {
  const rows = await db.all<DeliveryRow>(
    // Materialized: a planner that ran the inner query twice would claim more than the limit.
    `with due as materialized (
        select id from delivery
          where state = 'waiting' and kind = $3
            and (next_attempt_at <= $4 or next_attempt_at > $6)
            and (lease_until is null or lease_until <= $4 or lease_until > $6)
          order by next_attempt_at limit $5 ${db.dialect.skipLocked})
      update delivery set lease = $1, lease_until = $2 where id in (select id from due)
      returning ${columns}`,
    [claim.lease, claim.leaseUntil, claim.kind, claim.now, claim.limit, claim.now + longestWaitMs],
  );
  return rows
    .map((row): Claim => ({
      delivery: toDelivery(row),
      lease: claim.lease,
      leaseUntil: claim.leaseUntil,
    }))
    .sort((a, b) => dueAt(a.delivery) - dueAt(b.delivery));
}

/** Keeps what came of an attempt. An answer that comes after its lease was taken over is dropped. */
export async function settleAttempt(
  db: Db,
  { delivery, lease }: Claim,
  next: DeliveryState,
  attempt: Attempt,
): Promise<void> {
  await db.transaction(async (statements) => {
    const settled = await writeState(statements, delivery.id, next, delivery.attempts + 1, lease);
    if (!settled) return;
    await statements.all(
      `insert into attempt (delivery_id, started_at, duration_ms, status, failure)
        values ($1, $2, $3, $4, $5)`,
      [
        delivery.id,
        attempt.startedAt,
        attempt.durationMs,
        attempt.status ?? null,
        attempt.failure ?? null,
      ],
    );
  });
}

/** For a server that is alone with its store: no attempt of an earlier one is still in flight. */
export async function endLeases(db: Db): Promise<void> {
  await db.all('update delivery set lease = null, lease_until = null where lease is not null');
}

/** Starts the schedule anew, whatever came of it before. The receiver sees the same webhook-id. */
export async function redeliver(db: Db, submissionId: string, now: number): Promise<boolean> {
  const rows = await db.all(
    `update delivery set state = 'waiting', attempts = 0, next_attempt_at = $2, settled_at = null,
      last_failure = null where submission_id = $1 and state <> 'held'
      and (lease_until is null or lease_until <= $2) returning id`,
    [submissionId, now],
  );
  return rows.length > 0;
}

/** Somebody looked and it is no spam. */
export async function release(db: Db, submissionId: string, now: number): Promise<boolean> {
  return db.transaction(async ({ all }) => {
    await all('update submission set quarantined_for = null where id = $1', [submissionId]);
    const rows = await all(
      `update delivery set state = 'waiting', next_attempt_at = $2
        where submission_id = $1 and state = 'held' returning id`,
      [submissionId, now],
    );
    return rows.length > 0;
  });
}

export async function deliveryOf(
  db: Statements,
  submissionId: string,
): Promise<(Delivery & { history: Attempt[] }) | undefined> {
  const [row] = await db.all<DeliveryRow>(
    `select ${columns} from delivery where submission_id = $1`,
    [submissionId],
  );
  if (!row) return undefined;
  const history = await db.all<{
    started_at: number;
    duration_ms: number;
    status: number | null;
    failure: string | null;
  }>('select * from attempt where delivery_id = $1 order by started_at', [row.id]);
  return {
    ...toDelivery(row),
    history: history.map((attempt) => ({
      startedAt: attempt.started_at,
      durationMs: attempt.duration_ms,
      status: attempt.status ?? undefined,
      failure: attempt.failure ?? undefined,
    })),
  };
}

export async function deliveriesIn(
  db: Statements,
  state: DeliveryState['state'],
  limit: number,
): Promise<Delivery[]> {
  const rows = await db.all<DeliveryRow>(
    `select ${columns} from delivery where state = $1 order by next_attempt_at limit $2`,
    [state, limit],
  );
  return rows.map(toDelivery);
}

async function writeState(
  { all }: Statements,
  id: string,
  next: DeliveryState,
  attempts: number,
  lease: string,
): Promise<boolean> {
  const rows = await all(
    `update delivery set state = $2, attempts = $3,
      next_attempt_at = coalesce($4, next_attempt_at), settled_at = $5, last_failure = $6,
      lease = null, lease_until = null where id = $1 and lease = $7 returning id`,
    [
      id,
      next.state,
      attempts,
      next.state === 'waiting' ? next.nextAttemptAt : null,
      'at' in next ? next.at : null,
      'lastFailure' in next ? (next.lastFailure ?? null) : null,
      lease,
    ],
  );
  return rows.length > 0;
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    ...stateOf(row),
    id: row.id,
    submissionId: row.submission_id,
    reference: row.reference,
    kind: row.kind,
    attempts: row.attempts,
  };
}

function stateOf(row: DeliveryRow): DeliveryState {
  const at = row.settled_at ?? 0;
  const lastFailure = row.last_failure ?? undefined;
  switch (row.state) {
    case 'held':
      return { state: 'held' };
    case 'waiting':
      return { state: 'waiting', nextAttemptAt: row.next_attempt_at, lastFailure };
    case 'delivered':
      return { state: 'delivered', at };
    case 'abandoned':
      return { state: 'abandoned', at, lastFailure: lastFailure ?? 'unknown' };
  }
}

function dueAt(delivery: Delivery): number {
  return delivery.state === 'waiting' ? delivery.nextAttemptAt : 0;
}
