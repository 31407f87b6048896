import type { Migration } from '../migration.ts';

/**
 * Alerts about roles. The address is gone when an alert has ended; a keyed hash of the mailbox, the
 * words that were shown and the times stay as proof.
 */
export const roleAlerts: Migration = ({ integer }) => [
  `create table role_alert (
    id text primary key,
    email text,
    recipient text not null,
    locale text not null,
    filter text,
    cadence text not null check (cadence in ('daily', 'weekly')),
    words text not null,
    words_sha256 text not null,
    requested_at ${integer} not null,
    confirmed_at ${integer},
    ends_at ${integer},
    ended_at ${integer},
    ended_by text,
    asked_for ${integer},
    told ${integer} not null default 0,
    last_news_on text,
    last_mail_on text,
    refusals ${integer} not null default 0,
    check ((ended_at is null) = (email is not null))
  )`,
  `create index role_alert_recipient on role_alert (recipient)`,
  `create index role_alert_filter on role_alert (locale, filter) where ended_at is null`,
  // Which open roles each filter matches now. The number counts up: alerts remember the last one.
  `create table role_match (
    locale text not null,
    filter text not null,
    vacancy_id text not null,
    sequence ${integer} not null,
    primary key (locale, filter, vacancy_id)
  )`,
  `create index role_match_sequence on role_match (locale, filter, sequence)`,
  `create table role_alert_sent (
    alert_id text not null references role_alert (id) on delete cascade,
    vacancy_id text not null,
    mail text not null,
    primary key (alert_id, vacancy_id)
  )`,
  // Mailboxes, by keyed hash, that want no mail about roles.
  `create table role_mail_block (
    recipient text primary key,
    at ${integer} not null
  )`,
  // Lists of saved roles on their way to an address.
  `create table role_list (
    id text primary key,
    email text not null,
    recipient text not null,
    locale text not null,
    slugs text not null,
    at ${integer} not null
  )`,
];
