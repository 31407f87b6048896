import type { Migration } from '../migration.ts';

/**
 * Mandates: what an employer asked us to fill, by which brief, with which advert, and who is on the
 * way to it. `content` holds contacts, model, fee, authority, dates and the private sheet.
 */
export const mandates: Migration = ({ integer }) => [
  `create table mandate (
    id text primary key,
    brief_id text references submission (id) on delete set null,
    vacancy_id text references document (key) on delete set null,
    employer text not null,
    content text not null,
    owner text references person (id),
    state text not null check (state in ('open', 'filled', 'ended')),
    created_at ${integer} not null,
    version ${integer} not null,
    changed_at ${integer} not null
  )`,
  `create unique index mandate_brief on mandate (brief_id) where brief_id is not null`,
  `create unique index mandate_vacancy on mandate (vacancy_id) where vacancy_id is not null`,
  `create index mandate_state on mandate (state, changed_at)`,
  `create table candidacy (
    mandate_id text not null references mandate (id) on delete cascade,
    submission_id text not null references submission (id) on delete cascade,
    stage text not null
      check (stage in ('considered', 'introduced', 'interview', 'placed', 'ended')),
    since ${integer} not null,
    version ${integer} not null,
    primary key (mandate_id, submission_id)
  )`,
  `create index candidacy_submission on candidacy (submission_id)`,
  // Every step with its day; that of an introduction holds the consent to this employer.
  `create table candidacy_step (
    mandate_id text not null,
    submission_id text not null,
    number ${integer} not null,
    stage text not null,
    happened_on text not null,
    recorded_by text not null,
    recorded_at ${integer} not null,
    note text not null,
    consent text,
    primary key (mandate_id, submission_id, number),
    foreign key (mandate_id, submission_id)
      references candidacy (mandate_id, submission_id) on delete cascade
  )`,
];
