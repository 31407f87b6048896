import type { Act } from '#server/db/act.ts';
import type { AuditAction } from '#domain/privacy/audit.ts';
import { anId, facts } from '#server/db/audit.ts';
import { touchSubmission } from '#server/submissions/work.ts';
import { isSendable } from '#server/submissions/sendable.ts';
import type { Task, TaskRow } from '#server/db/tasks.ts';
import type { Statements } from '#server/db/db.ts';

export type DeliveryChange =
  | 'changed'
  | 'not-found'
  /** An attempt is being made at this moment. */
  | 'in-flight'
  /** Its sender took the submission back, or it is a sample. */
  | 'not-sendable'
  | 'not-possible';

/** Starts the schedule again, whatever the state was. The id stays. Held tasks stay. */
export function redeliver(act: Act, taskId: string): Promise<DeliveryChange> {
  return change(act, taskId, {
    action: 'delivery-restarted',
    update: `update task set state = 'waiting', attempts = 0, next_attempt_at = $2,
      waiting_since = $2, scheduled_at = null, settled_at = null, last_failure = null
      where id = $1 and state <> 'held' and ${isSendable}`,
  });
}

/** Ends the attempts of a waiting task. */
export function cancelDelivery(act: Act, taskId: string): Promise<DeliveryChange> {
  return change(act, taskId, {
    action: 'delivery-cancelled',
    update: `update task set state = 'cancelled', settled_at = $2
      where id = $1 and state = 'waiting'`,
  });
}

type Found = Pick<Task, 'channel' | 'purpose' | 'destination'> & {
  submissionId: string | null;
  leaseUntil: number | null;
  sendable: number;
};

async function change(
  act: Act,
  taskId: string,
  { action, update }: { action: AuditAction; update: string },
): Promise<DeliveryChange> {
  const [task] = await act.all<Found>(
    `select channel, purpose, destination, submission_id,
        lease_until, case when ${isSendable} then 1 else 0 end as sendable
        from task where id = $1`,
    [taskId],
  );
  if (!task) return 'not-found';
  const { channel, purpose, destination, submissionId } = task;
  // Locked before its task, as an erasure locks them: otherwise the two could deadlock.
  if (submissionId) await touchSubmission(act, submissionId, act.now);
  const rows = await act.all(
    `${update} and (lease_until is null or lease_until <= $2) returning id`,
    [taskId, act.now],
  );
  if (rows.length === 0) {
    if ((task.leaseUntil ?? 0) > act.now) return 'in-flight';
    return task.sendable ? 'not-possible' : 'not-sendable';
  }
  await act.record(
    action,
    submissionId ? { type: 'submission', id: submissionId } : { type: 'task', id: taskId },
    facts`${channel}, ${purpose}, to ${anId(destination)}`,
  );
  return 'changed';
}

export type UnsettledTask = Omit<TaskRow, 'subjectType' | 'subjectId' | 'attempts'> & {
  waitingSince: number;
  leaseUntil: number | null;
};

const columns = `t.id, t.channel, t.purpose, t.destination, t.submission_id,
  s.reference, t.state, t.next_attempt_at,
  t.settled_at, t.waiting_since, t.last_failure,
  t.lease_until`;
const from = 'from task t left join submission s on s.id = t.submission_id';

/** Abandoned ones first, then those that wait after a failure, then the rest. */
export function unsettledTasks(db: Statements, limit: number): Promise<UnsettledTask[]> {
  return db.all<UnsettledTask>(
    `select ${columns} ${from} where t.state in ('waiting', 'abandoned', 'cancelled')
      order by case t.state when 'abandoned' then 0 when 'waiting' then 1 else 2 end,
        case when t.last_failure is null then 1 else 0 end, t.waiting_since, t.id limit $1`,
    [limit],
  );
}

const weekMs = 7 * 24 * 60 * 60_000;

/**
 * Records of planned mails a week after they were sent or given up, and those of requests for links
 * that nobody waits for any more: what is about no submission is erased with nothing else.
 */
export async function removeTaskRecords({ all }: Statements, now: number): Promise<void> {
  await all(
    `delete from task where settled_at <= $1 and state in ('delivered', 'abandoned', 'cancelled')
        and subject_type in ('role-alert', 'role-list', 'person', 'staff-summary')
      or subject_type = 'link-request'
        and not exists (select 1 from link_request r where r.id = task.subject_id)`,
    [now - weekMs],
  );
}
