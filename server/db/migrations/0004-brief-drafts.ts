import type { Migration } from '../migration.ts';

/** Briefs that are saved for later. Only the hash of the link's token is stored. */
export const briefDrafts: Migration = ({ integer }) => [
  `create table brief_draft (
    token_hash text primary key,
    fields text not null,
    expires_at ${integer} not null
  )`,
  `create index brief_draft_expiry on brief_draft (expires_at)`,
];
