import type { Migration } from '../migration.ts';

/** Vacancies: the current row, every revision, and every slug that ever named one. */
export const vacancies: Migration = ({ integer }) => [
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
];
