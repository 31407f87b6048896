import type { Migration } from '../migration.ts';

/**
 * Documents: what is published, every published revision, every address that ever named one, and a
 * draft beside them that may be incomplete. Vacancies move here with their numbers, authors and
 * times; their key is their id, to which submissions, tasks and the audit log refer.
 */
export const documents: Migration = ({ integer }) => [
  `create table document (
    key text primary key,
    kind text not null,
    id text not null,
    version ${integer} not null,
    version_by text not null,
    version_at ${integer} not null,
    revision ${integer} not null,
    sequence ${integer} unique,
    address text,
    reference text,
    schema ${integer},
    content text,
    changed_by text,
    changed_at ${integer},
    draft_schema ${integer},
    draft_content text,
    draft_address text,
    draft_by text,
    draft_at ${integer},
    scheduled_at ${integer},
    scheduled_by text,
    unique (kind, id),
    unique (kind, reference)
  )`,
  `create index document_scheduled on document (scheduled_at) where scheduled_at is not null`,
  `create table document_revision (
    document text not null references document (key) on delete cascade,
    revision ${integer} not null,
    address text,
    schema ${integer} not null,
    content text not null,
    changed_by text not null,
    changed_at ${integer} not null,
    primary key (document, revision)
  )`,
  `create table document_address (
    kind text not null,
    address text not null,
    document text not null references document (key) on delete cascade,
    primary key (kind, address)
  )`,
  `create index document_address_document on document_address (document)`,
  `insert into document
    (key, kind, id, version, version_by, version_at, revision, sequence, address, reference, schema,
      content, changed_by, changed_at)
    select id, 'vacancy', id, revision, changed_by, changed_at, revision, version, slug, reference,
      schema, content, changed_by, changed_at from vacancy`,
  `insert into document_revision
    (document, revision, address, schema, content, changed_by, changed_at)
    select vacancy_id, revision, slug, schema, content, changed_by, changed_at
      from vacancy_revision`,
  `insert into document_address (kind, address, document)
    select 'vacancy', slug, vacancy_id from vacancy_slug`,
  // A column cannot be given another foreign key: its values move to a new one of the same name.
  `alter table submission add column about_document text references document (key) on delete set null`,
  `update submission set about_document = vacancy_id where vacancy_id is not null`,
  `drop index submission_vacancy`,
  `alter table submission drop column vacancy_id`,
  `alter table submission rename column about_document to vacancy_id`,
  `create index submission_vacancy on submission (vacancy_id) where vacancy_id is not null`,
  `drop table vacancy_slug`,
  `drop table vacancy_revision`,
  `drop table vacancy`,
];
