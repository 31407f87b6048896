import type { Migration } from '../migration.ts';

/**
 * Messages between staff and senders replace the one answer that a submission could have. That
 * answer becomes the first message, under the id of its submission, and its mail is that message's.
 */
export const messages: Migration = ({ blob, integer }) => [
  `create table message (
    id text primary key,
    submission_id text not null references submission (id) on delete cascade,
    author text not null check (author in ('desk', 'sender')),
    person_id text references person (id),
    template text not null,
    subject text not null,
    text text not null,
    written_at ${integer} not null,
    released_at ${integer},
    check (author = 'desk' or released_at is not null)
  )`,
  `create index message_submission on message (submission_id, released_at)`,
  // What staff have not sent yet; a sender's message has no draft.
  `create unique index message_draft on message (submission_id) where released_at is null`,
  `create table message_file (
    message_id text primary key references message (id) on delete cascade,
    field text not null,
    filename text not null,
    type text not null,
    size ${integer} not null,
    sha256 text not null,
    bytes ${blob} not null
  )`,
  `insert into message
    (id, submission_id, author, person_id, template, subject, text, written_at, released_at)
    select submission_id, submission_id, 'desk', decided_by, template, subject, text, decided_at,
      released_at from outcome`,
  `drop table outcome`,
  `update task set purpose = 'answer-' || submission_id where purpose = 'outcome'`,
  `update mail_limit set mail = 'answer' where mail = 'outcome'`,
  `update document set id = 'answer' where kind = 'mail' and id = 'outcome'`,
  // A reply makes a submission due again, so each promised time has its own reminder.
  `update task set purpose = 'overdue-' || coalesce(
      (select due_at from submission where submission.id = task.submission_id), 0)
    where purpose = 'overdue'`,
  // Whether answers are mailed in full; by itself a mail only says that there is one.
  `alter table submission add column answers_by_mail ${integer} not null default 0`,
];
