import type { Migration } from '../migration.ts';

export const submissionsAndDeliveries: Migration = ({ blob, integer }) => [
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
];
