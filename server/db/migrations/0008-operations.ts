import type { Migration } from '../migration.ts';

/** Operations: since when a destination fails and a task waits, incidents, and when jobs last ran. */
export const operations: Migration = ({ integer }) => [
  `alter table destination add column failing_since ${integer}`,
  `update destination set failing_since = last_failure_at where consecutive_failures > 0`,
  `alter table task add column waiting_since ${integer} not null default 0`,
  `update task set waiting_since = coalesce(
    (select received_at from submission where submission.id = task.submission_id),
    next_attempt_at)`,
  `create table alert (
    id text primary key,
    channel text not null,
    destination text not null,
    reason text not null check (reason in ('failing', 'backlog')),
    since ${integer} not null,
    raised_at ${integer} not null,
    ended_at ${integer}
  )`,
  // One incident of a destination at a time, however many servers watch.
  `create unique index alert_open on alert (channel, destination) where ended_at is null`,
  `create table scheduled_job (
    name text primary key,
    claimed_at ${integer} not null
  )`,
];
