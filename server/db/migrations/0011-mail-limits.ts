import type { Migration } from '../migration.ts';

/**
 * What an address was sent in a day, by a keyed hash and apart from submissions, which their sender
 * can change and erase; and requests for new links, with the submissions that the last one named.
 */
export const mailLimits: Migration = ({ integer }) => [
  `create table mail_limit (
    task_id text not null,
    recipient text not null,
    mail text not null,
    at ${integer} not null,
    primary key (task_id, recipient)
  )`,
  `create index mail_limit_recipient on mail_limit (recipient, mail, at)`,
  `create table link_request (
    id text primary key,
    recipient text not null,
    at ${integer} not null
  )`,
  `create index link_request_recipient on link_request (recipient)`,
  `alter table submission add column link_request text`,
  `create index submission_link_request on submission (link_request) where link_request is not null`,
  // Mails with links were about a submission and its link's version; those that wait name nothing.
  `update task set subject_type = 'link-request', subject_id = id, purpose = 'status-link'
    where channel = 'mail' and purpose like 'status-link-%'`,
];
