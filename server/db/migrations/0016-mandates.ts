import type { Migration } from '../migration.ts';

/**
 * Mandates: what an employer asked us to fill, by which brief, with which advert, and who is on the
 * way to it. `content` holds contacts, model, fee, authority, plan and notes; the private sheet has
 * a column of its own, so that nothing that reads a mandate for others can carry it along. `words`
 * are employer and role as the search compares them.
 */
export const mandates: Migration = ({ integer }) => [
  `create table mandate (
    id text primary key,
    brief_id text references submission (id) on delete set null,
    vacancy_id text references document (key) on delete set null,
    employer text not null,
    role text not null,
    words text not null,
    content text not null,
    private_sheet text not null,
    owner text references person (id),
    state text not null check (state in ('open', 'filled', 'ended')),
    created_at ${integer} not null,
    version ${integer} not null,
    changed_by text not null,
    changed_at ${integer} not null
  )`,
  `create unique index mandate_brief on mandate (brief_id) where brief_id is not null`,
  `create unique index mandate_vacancy on mandate (vacancy_id) where vacancy_id is not null`,
  `create index mandate_changed on mandate (changed_at, id)`,
  `create index mandate_owner on mandate (owner) where owner is not null`,
  `create table candidacy (
    mandate_id text not null references mandate (id) on delete cascade,
    submission_id text not null references submission (id) on delete cascade,
    stage text not null
      check (stage in ('considered', 'introduced', 'interview', 'placed', 'ended')),
    since text not null,
    version ${integer} not null,
    primary key (mandate_id, submission_id)
  )`,
  `create index candidacy_submission on candidacy (submission_id)`,
  // Every step with its day. The consent to this employer belongs to the introduction, and the
  // database refuses one without it.
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
      references candidacy (mandate_id, submission_id) on delete cascade,
    check ((stage = 'introduced') = (consent is not null))
  )`,
  `create index candidacy_step_submission on candidacy_step (submission_id)`,
  // Days to keep in mind. Those of a placement outlive the erasure of who was placed.
  `create table mandate_date (
    mandate_id text not null references mandate (id) on delete cascade,
    id text not null,
    kind text not null,
    name text not null,
    day text not null,
    done_at ${integer},
    primary key (mandate_id, id)
  )`,
  `create index mandate_date_due on mandate_date (day) where done_at is null`,
  // What somebody who is away gave to a colleague, so that exactly that can be given back.
  `create table handed_over (
    subject_type text not null check (subject_type in ('submission', 'mandate')),
    subject_id text not null,
    from_person text not null references person (id),
    to_person text not null references person (id),
    at ${integer} not null,
    primary key (from_person, subject_type, subject_id)
  )`,
];
