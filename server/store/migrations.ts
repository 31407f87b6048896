import type { Dialect } from './db.ts';

/**
 * Forward only: a released migration is never edited, the next change is the next entry.
 * Times are milliseconds since 1970.
 */
export const migrations: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ blob, integer }) => [
    `create table submission (
      id text primary key,
      reference text not null unique,
      kind text not null,
      received_at ${integer} not null,
      email text not null,
      locale text not null,
      fields text not null,
      quarantined_for text,
      idempotency_key text not null,
      fingerprint text not null,
      unique (kind, idempotency_key)
    )`,
    `create index submission_email on submission (email)`,
    `create index submission_age on submission (kind, received_at)`,
    `create table submission_file (
      submission_id text primary key references submission (id) on delete cascade,
      field text not null,
      filename text not null,
      type text not null,
      size ${integer} not null,
      sha256 text not null,
      bytes ${blob} not null
    )`,
    `create table delivery (
      id text primary key,
      submission_id text not null unique references submission (id) on delete cascade,
      kind text not null,
      state text not null check (state in ('held', 'waiting', 'delivered', 'abandoned')),
      attempts ${integer} not null default 0,
      next_attempt_at ${integer} not null,
      settled_at ${integer},
      last_failure text,
      lease text,
      lease_until ${integer}
    )`,
    `create index delivery_due on delivery (kind, next_attempt_at) where state = 'waiting'`,
    `create table attempt (
      delivery_id text not null references delivery (id) on delete cascade,
      started_at ${integer} not null,
      duration_ms ${integer} not null,
      status ${integer},
      failure text
    )`,
    `create index attempt_delivery on attempt (delivery_id, started_at)`,
  ],
  // Any channel and any subject instead of one webhook delivery a submission. SQLite cannot drop
  // the old unique constraint, so rows are copied.
  ({ integer }) => [
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
  ],
  // Vacancies: the current row, every revision, and every slug that ever named one.
  ({ integer }) => [
    `create table vacancy (
      id text primary key,
      slug text not null unique,
      reference text not null unique,
      revision ${integer} not null,
      version ${integer} not null unique,
      content text not null,
      changed_by text not null,
      changed_at ${integer} not null
    )`,
    `create table vacancy_slug (
      slug text primary key,
      vacancy_id text not null references vacancy (id)
    )`,
    `create table vacancy_revision (
      vacancy_id text not null references vacancy (id),
      revision ${integer} not null,
      slug text not null,
      content text not null,
      changed_by text not null,
      changed_at ${integer} not null,
      primary key (vacancy_id, revision)
    )`,
  ],
  // Briefs that are saved for later. Only the hash of the link's token is stored.
  ({ integer }) => [
    `create table brief_draft (
      token_hash text primary key,
      fields text not null,
      expires_at ${integer} not null
    )`,
    `create index brief_draft_expiry on brief_draft (expires_at)`,
  ],
  // Work on submissions: who answers what until when, notes, decisions, and what its sender asked.
  ({ integer }) => [
    `create table person (
      id text primary key,
      name text not null,
      email text,
      role text not null check (role in ('consultant', 'administrator')),
      created_at ${integer} not null,
      removed_at ${integer}
    )`,
    `alter table submission add column state text not null default 'new'
      check (state in ('new', 'in-work', 'answered', 'closed'))`,
    `alter table submission add column owner text references person (id)`,
    `alter table submission add column due_at ${integer}`,
    // Counts the changes, so that a stale write is refused.
    `alter table submission add column version ${integer} not null default 1`,
    `alter table submission add column changed_at ${integer} not null default 0`,
    // A new status link ends the earlier ones.
    `alter table submission add column link_version ${integer} not null default 1`,
    `alter table submission add column withdrawn_at ${integer}`,
    // Erasure that the law lets us postpone: out of use at once, deleted on that day.
    `alter table submission add column restricted_at ${integer}`,
    `alter table submission add column delete_at ${integer}`,
    `alter table submission add column sample ${integer} not null default 0`,
    `create index submission_work on submission (state, due_at)`,
    `create index submission_changed on submission (changed_at)`,
    // What a search looks through, in lower case: names, mail, reference, role and message.
    `create table submission_search (
      submission_id text primary key references submission (id) on delete cascade,
      words text not null
    )`,
    `create table note (
      id text primary key,
      submission_id text not null references submission (id) on delete cascade,
      person_id text not null references person (id),
      written_at ${integer} not null,
      text text not null
    )`,
    `create index note_submission on note (submission_id, written_at)`,
    // The answer to a sender. It shows nowhere before its release.
    `create table outcome (
      submission_id text primary key references submission (id) on delete cascade,
      template text not null,
      subject text not null,
      text text not null,
      decided_by text not null references person (id),
      decided_at ${integer} not null,
      released_at ${integer}
    )`,
    // Values of the installation, as the key that status links are derived from.
    `create table setting (
      name text primary key,
      value text not null
    )`,
  ],
  // Signing in to the desk. Tokens are stored as hashes only.
  ({ blob, integer, appendOnly }) => [
    `create table passkey (
      id text primary key,
      person_id text not null references person (id),
      label text not null,
      public_key ${blob} not null,
      counter ${integer} not null,
      transports text not null,
      created_at ${integer} not null,
      last_used_at ${integer}
    )`,
    `create index passkey_person on passkey (person_id)`,
    `create table invitation (
      token_hash text primary key,
      person_id text not null references person (id),
      created_at ${integer} not null,
      expires_at ${integer} not null,
      used_at ${integer}
    )`,
    `create table desk_challenge (
      challenge text primary key,
      purpose text not null,
      expires_at ${integer} not null
    )`,
    `create table desk_session (
      token_hash text primary key,
      person_id text not null references person (id),
      created_at ${integer} not null,
      last_seen_at ${integer} not null
    )`,
    `create index desk_session_person on desk_session (person_id)`,
    // Who did what to which record. It names no sender, so that erasure need not change it.
    `create table audit (
      id text primary key,
      at ${integer} not null,
      person_id text,
      person_name text not null,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      details text not null
    )`,
    `create index audit_time on audit (at)`,
    `create index audit_subject on audit (subject_type, subject_id, at)`,
    ...appendOnly('audit'),
  ],
  // What the inbox lists and compares, beside the words; and who looks at what, until it expires.
  ({ integer }) => [
    `alter table submission_search add column name text not null default ''`,
    `alter table submission_search add column about text not null default ''`,
    `alter table submission_search add column name_key text`,
    `alter table submission_search add column phone_key text`,
    // Written without the columns above: indexed again at the start.
    `delete from submission_search`,
    `create index submission_search_name on submission_search (name_key)`,
    `create index submission_search_phone on submission_search (phone_key)`,
    `create index submission_file_hash on submission_file (sha256)`,
    `create index submission_received on submission (received_at)`,
    `create table desk_viewer (
      submission_id text not null references submission (id) on delete cascade,
      person_id text not null references person (id) on delete cascade,
      seen_at ${integer} not null,
      primary key (submission_id, person_id)
    )`,
  ],
  // Operations: since when a destination fails and a task waits, incidents, and when jobs last ran.
  ({ integer }) => [
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
  ],
];
