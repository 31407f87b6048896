import type { Migration } from '../migration.ts';

/**
 * What the inbox counts of the open ones, from an index alone: PostgreSQL wants `due_at` itself in it
 * and not only an expression over it, SQLite also the columns of its condition.
 *
 * Words are found anywhere in a text, which only trigrams index. PostgreSQL brings pg_trgm with its
 * contrib modules, and the owner of a database may create it. Where a server does not offer it or
 * forbids it, or has it in a schema that is not searched, each search reads every text: `doctor` says so.
 */
export const searchIndex: Migration = ({ name }) => [
  `create index submission_open_counts
    on submission (due_at, owner, state, quarantined_for, restricted_at)
    where state in ('new', 'in-work') and quarantined_for is null and restricted_at is null`,
  ...(name === 'postgres' ? [trigramIndex] : []),
];

const trigramIndex = `do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index submission_search_words on submission_search using gin (words gin_trgm_ops);
  end if;
exception when insufficient_privilege or feature_not_supported or undefined_object then null;
end $$`;
