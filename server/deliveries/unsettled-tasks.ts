import type { ChannelName, TaskPurpose } from '#domain/deliveries/channel.ts';
import type { Statements } from '#server/db/db.ts';
import type { TaskState } from '#server/db/task.ts';

export type UnsettledTask = {
  id: string;
  channel: ChannelName;
  purpose: TaskPurpose;
  destination: string;
  submissionId: string | null;
  reference: string | null;
  state: TaskState['state'];
  nextAttemptAt: number;
  settledAt: number | null;
  waitingSince: number;
  lastFailure: string | null;
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
