import type { Migration } from '../migration.ts';

/** Signing in to the desk. Tokens are stored as hashes only. */
export const deskSignIn: Migration = ({ blob, integer, appendOnly }) => [
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
];
