import type { Migration } from '../migration.ts';

/** Any channel and any subject instead of one webhook delivery a submission. SQLite cannot drop the old unique constraint, so rows are copied. */
export const tasksForAnyChannel: Migration = ({ integer }) => [
  `create table task (
    id text primary key,
    channel text not null,
    purpose text not null,
    destination text not null,
    subject_type text not null,
    subject_id text not null,
    submission_id text references submission (id) on delete cascade,
    state text not null
      check (state in ('held', 'waiting', 'delivered', 'abandoned', 'cancelled')),
    attempts ${integer} not null default 0,
    next_attempt_at ${integer} not null,
    scheduled_at ${integer},
    settled_at ${integer},
    last_failure text,
    lease text,
    lease_until ${integer},
    unique (subject_type, subject_id, channel, purpose)
  )`,
  `create index task_due on task (channel, destination, next_attempt_at) where state = 'waiting'`,
  `create index task_submission on task (submission_id)`,
  `insert into task (id, channel, purpose, destination, subject_type, subject_id, submission_id,
      state, attempts, next_attempt_at, settled_at, last_failure, lease, lease_until)
    select id, 'webhook', 'submission', kind, 'submission', submission_id, submission_id,
      state, attempts, next_attempt_at, settled_at, last_failure, lease, lease_until
    from delivery`,
  `alter table attempt rename to attempt_v1`,
  `create table attempt (
    task_id text not null references task (id) on delete cascade,
    started_at ${integer} not null,
    duration_ms ${integer} not null,
    status ${integer},
    failure text
  )`,
  `create index attempt_task on attempt (task_id, started_at)`,
  `insert into attempt (task_id, started_at, duration_ms, status, failure)
    select delivery_id, started_at, duration_ms, status, failure from attempt_v1`,
  `drop table attempt_v1`,
  `drop table delivery`,
  `create table destination (
    channel text not null,
    key text not null,
    host text not null,
    configured_at ${integer} not null,
    last_success_at ${integer},
    last_failure_at ${integer},
    last_failure text,
    consecutive_failures ${integer} not null default 0,
    primary key (channel, key)
  )`,
];
