// oxlint-disable max-lines -- tables one below the other, to be read as a whole
import type { Dialect } from './db.ts';

/**
 * The tables of version 1.0, each below the subject that writes it. Times are milliseconds since
 * 1970. Once released it is never edited: the next change is a step of `migrations`.
 */
export function schema(dialect: Dialect): readonly string[] {
  return [
    ...installation(dialect),
    ...people(dialect),
    ...documents(dialect),
    ...submissions(dialect),
    ...threads(dialect),
    ...alerts(dialect),
    ...mandates(dialect),
    ...deliveries(dialect),
    ...inbox(dialect),
    ...dialect.tellChanges,
  ];
}

function installation({ integer, appendOnly, notKept }: Dialect): readonly string[] {
  return [
    // Values of the installation, as the key that status links are derived from.
    `create table setting (
      name text primary key,
      value text not null
    )`,
    `create table scheduled_job (
      name text primary key,
      claimed_at ${integer} not null
    )`,
    // Who did what to which record. It names no sender, so that erasure need not change it.
    `create table audit (
      id text primary key,
      at ${integer} not null,
      person_id text,
      person_name text not null,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      details text not null,
      -- Of what a program did: its key.
      api_key_id text
    )`,
    'create index audit_time on audit (at)',
    'create index audit_subject on audit (subject_type, subject_id, at)',
    ...appendOnly('audit'),
    // How often a network asked, by keyed hash of limit and network, where servers share a store.
    `create table request_limit (
      network text primary key,
      count ${integer} not null,
      ends_at ${integer} not null
    )`,
    ...notKept('request_limit'),
  ];
}

/** Who works here and how they sign in. Tokens are stored as hashes only. */
function people({ blob, integer }: Dialect): readonly string[] {
  return [
    // Language, zone and morning mail are null where nothing was chosen.
    `create table person (
      id text primary key,
      name text not null,
      email text,
      role text not null check (role in ('consultant', 'administrator')),
      created_at ${integer} not null,
      removed_at ${integer},
      language text,
      zone text,
      morning_mail text
    )`,
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
    'create index passkey_person on passkey (person_id)',
    // The inviter is whose right it rests on: null for those of commands and of the first start.
    `create table invitation (
      token_hash text primary key,
      person_id text not null references person (id),
      inviter_id text references person (id),
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
      -- As "Firefox, Linux"; empty where the browser did not say.
      browser text not null default '',
      created_at ${integer} not null,
      last_seen_at ${integer} not null
    )`,
    'create index desk_session_person on desk_session (person_id)',
    `create table api_key (
      id text primary key,
      token_hash text not null unique,
      name text not null,
      scopes text not null,
      made_by text not null references person (id),
      made_at ${integer} not null,
      last_used_at ${integer},
      revoked_at ${integer}
    )`,
    // What programs asked for, so that a repeated request changes nothing again.
    `create table api_request (
      api_key text not null references api_key (id),
      key_hash text not null,
      fingerprint text not null,
      subject text not null,
      at ${integer} not null,
      primary key (api_key, key_hash)
    )`,
    'create index api_request_at on api_request (at)',
  ];
}

/**
 * What is published, every published revision, every address that ever named one, and a draft beside
 * them that may be incomplete. Each content carries the number of the schema that wrote it.
 */
function documents({ blob, integer }: Dialect): readonly string[] {
  return [
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
    'create index document_scheduled on document (scheduled_at) where scheduled_at is not null',
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
    'create index document_address_document on document_address (document)',
    // Images, each in several widths. The id is a hash of the largest.
    `create table image (
      id text primary key,
      width ${integer} not null,
      height ${integer} not null,
      stored_at ${integer} not null
    )`,
    `create table image_size (
      image text not null references image (id) on delete cascade,
      width ${integer} not null,
      bytes ${blob} not null,
      primary key (image, width)
    )`,
  ];
}

/** What came in: fields, file and consents, the work on it, and what its sender asked. */
function submissions(dialect: Dialect): readonly string[] {
  const { blob, integer } = dialect;
  return [
    `create table submission (
      id text primary key,
      reference text not null unique,
      kind text not null,
      received_at ${integer} not null,
      email text not null,
      -- By what two addresses are compared, beside the address that is written to.
      mailbox text not null default '',
      locale text not null,
      fields text not null,
      vacancy_id text references document (key) on delete set null,
      quarantined_for text,
      idempotency_key text not null,
      fingerprint text not null,
      state text not null default 'new' check (state in ('new', 'in-work', 'answered', 'closed')),
      owner text references person (id),
      due_at ${integer},
      -- When its sender wrote, until somebody answers.
      replied_at ${integer},
      -- What staff call it, as |tag|other|.
      tags text not null default '',
      -- Counts the changes, so that a stale write is refused.
      version ${integer} not null default 1,
      changed_at ${integer} not null default 0,
      -- A new status link ends the earlier ones.
      link_version ${integer} not null default 1,
      link_request text,
      -- Whether answers are mailed in full; by itself a mail only says that there is one.
      answers_by_mail ${integer} not null default 0,
      withdrawn_at ${integer},
      -- Erasure that the law lets us postpone: out of use at once, deleted on that day.
      restricted_at ${integer},
      delete_at ${integer},
      sample ${integer} not null default 0,
      unique (kind, idempotency_key)
    )`,
    ...submissionIndexes,
    // Ids of those that were deleted lately, for who shows them.
    `create table submission_gone (
      id text primary key,
      at ${integer} not null
    )`,
    'create index submission_gone_at on submission_gone (at)',
    `create table submission_file (
      submission_id text primary key references submission (id) on delete cascade,
      field text not null,
      filename text not null,
      type text not null,
      size ${integer} not null,
      sha256 text not null,
      bytes ${blob} not null
    )`,
    'create index submission_file_hash on submission_file (sha256)',
    // The boxes of a form with the words beside them as their sender saw them.
    `create table consent (
      submission_id text not null references submission (id) on delete cascade,
      field text not null,
      given ${integer} not null,
      words text not null,
      words_sha256 text not null,
      locale text not null,
      primary key (submission_id, field)
    )`,
    // What a search looks through, in lower case: names, mail, reference, role and message; and what
    // the inbox lists and compares.
    `create table submission_search (
      ${dialect.name === 'sqlite' ? 'trigram_row integer primary key,' : ''}
      submission_id text not null unique references submission (id) on delete cascade,
      words text not null,
      name text not null default '',
      about text not null default '',
      name_key text,
      phone_key text
    )`,
    'create index submission_search_name on submission_search (name_key)',
    'create index submission_search_phone on submission_search (phone_key)',
    ...trigramIndex[dialect.name],
    `create table note (
      id text primary key,
      submission_id text not null references submission (id) on delete cascade,
      person_id text not null references person (id),
      written_at ${integer} not null,
      text text not null
    )`,
    'create index note_submission on note (submission_id, written_at)',
    // Briefs that are saved for later. Only the hash of the link's token is stored.
    `create table brief_draft (
      token_hash text primary key,
      fields text not null,
      expires_at ${integer} not null
    )`,
    'create index brief_draft_expiry on brief_draft (expires_at)',
    // What an address was sent in a day, by a keyed hash and apart from submissions, which their
    // sender can change and erase.
    `create table mail_limit (
      task_id text not null,
      recipient text not null,
      mail text not null,
      at ${integer} not null,
      primary key (task_id, recipient)
    )`,
    'create index mail_limit_recipient on mail_limit (recipient, mail, at)',
    // Requests for new links. A submission names the last one that was about it.
    `create table link_request (
      id text primary key,
      recipient text not null,
      at ${integer} not null
    )`,
    'create index link_request_recipient on link_request (recipient)',
  ];
}

/** As `urgency` of server/submissions/due-time.ts. */
const urgency = 'coalesce(-replied_at, due_at, 9007199254740991)';
const listed = 'quarantined_for is null and restricted_at is null';
const open = `state in ('new', 'in-work') and ${listed}`;

/**
 * Pages of the inbox by due time and by arrival, and its counts, each from an index of its own. None
 * begins with the state: without statistics SQLite would take it, and sort everything that is open.
 */
const submissionIndexes = [
  'create index submission_age on submission (kind, received_at)',
  'create index submission_changed on submission (changed_at, id)',
  'create index submission_mailbox on submission (mailbox)',
  'create index submission_vacancy on submission (vacancy_id) where vacancy_id is not null',
  'create index submission_link_request on submission (link_request) where link_request is not null',
  `create index submission_open_due on submission (${urgency}, id, owner, state) where ${open}`,
  `create index submission_open_owner on submission (owner, ${urgency}, id, state) where ${open}`,
  `create index submission_open_kind on submission (kind, ${urgency}, id) where ${open}`,
  // What the inbox counts of the open ones, from an index alone: PostgreSQL wants `due_at` itself in
  // it and not only an expression over it, SQLite also the columns of its condition.
  `create index submission_open_counts
    on submission (due_at, owner, state, quarantined_for, restricted_at) where ${open}`,
  `create index submission_answered on submission (received_at, id)
    where state = 'answered' and ${listed}`,
  `create index submission_closed on submission (received_at, id)
    where state = 'closed' and ${listed}`,
  'create index submission_received on submission (received_at, id)',
  // What came in by week and kind.
  `create index submission_weeks on submission (received_at, kind, owner) where ${listed}`,
  'create index submission_quarantined on submission (received_at) where quarantined_for is not null',
  'create index submission_owner on submission (owner, received_at) where owner is not null',
  // A short way to those that have any.
  `create index submission_tagged on submission (received_at, tags) where tags <> ''`,
];

/** Words are found anywhere in a text, which only trigrams index. */
const trigramIndex: Record<Dialect['name'], readonly string[]> = {
  // FTS5 reads the texts where they stand and keeps rows by their number, which a vacuum may change
  // unless it is a column. It deletes by the text that it was given.
  sqlite: [
    `create virtual table submission_trigram using fts5 (submission_id unindexed, words,
      content = submission_search, content_rowid = trigram_row,
      tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0)`,
    // Otherwise it only marks what was deleted, and keeps it until its pages are merged.
    `insert into submission_trigram (submission_trigram, rank) values ('secure-delete', 1)`,
    `create trigger submission_trigram_added after insert on submission_search begin
      insert into submission_trigram (rowid, words) values (new.trigram_row, new.words); end`,
    `create trigger submission_trigram_changed after update of words on submission_search
      when new.words <> old.words begin
      insert into submission_trigram (submission_trigram, rowid, words)
        values ('delete', old.trigram_row, old.words);
      insert into submission_trigram (rowid, words) values (new.trigram_row, new.words); end`,
    `create trigger submission_trigram_removed after delete on submission_search begin
      insert into submission_trigram (submission_trigram, rowid, words)
        values ('delete', old.trigram_row, old.words); end`,
  ],
  // pg_trgm comes with the contrib modules, and the owner of a database may create it. Where a server
  // does not offer it or forbids it, or has it in a schema that is not searched, each search reads
  // every text: `doctor` says so.
  postgres: [
    `do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index submission_search_words on submission_search using gin (words gin_trgm_ops);
  end if;
exception when insufficient_privilege or feature_not_supported or undefined_object then null;
end $$`,
  ],
};

/** Messages between staff and senders. */
function threads({ blob, integer }: Dialect): readonly string[] {
  return [
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
    'create index message_submission on message (submission_id, released_at)',
    // What staff have not sent yet; a sender's message has no draft.
    'create unique index message_draft on message (submission_id) where released_at is null',
    `create index message_answered on message (released_at, submission_id) where author = 'desk'`,
    `create table message_file (
      message_id text primary key references message (id) on delete cascade,
      field text not null,
      filename text not null,
      type text not null,
      size ${integer} not null,
      sha256 text not null,
      bytes ${blob} not null
    )`,
  ];
}

/**
 * Alerts about roles. The address is gone when an alert has ended; a keyed hash of the mailbox, the
 * words that were shown and the times stay as proof.
 */
function alerts({ integer }: Dialect): readonly string[] {
  return [
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
    'create index role_alert_recipient on role_alert (recipient)',
    'create index role_alert_filter on role_alert (locale, filter) where ended_at is null',
    // Which open roles each filter matches now. The number counts up: alerts remember the last one.
    `create table role_match (
      locale text not null,
      filter text not null,
      vacancy_id text not null,
      sequence ${integer} not null,
      primary key (locale, filter, vacancy_id)
    )`,
    'create index role_match_sequence on role_match (locale, filter, sequence)',
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
}

/**
 * What an employer asked us to fill, by which brief, with which advert, and who is on the way to it.
 * `content` holds contacts, model, fee, authority, plan and notes; the private sheet has a column of
 * its own, so that nothing that reads a mandate for others can carry it along. `words` are employer
 * and role as the search compares them.
 */
function mandates({ integer }: Dialect): readonly string[] {
  return [
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
    'create unique index mandate_brief on mandate (brief_id) where brief_id is not null',
    'create unique index mandate_vacancy on mandate (vacancy_id) where vacancy_id is not null',
    'create index mandate_changed on mandate (changed_at, id)',
    'create index mandate_owner on mandate (owner) where owner is not null',
    `create table candidacy (
      mandate_id text not null references mandate (id) on delete cascade,
      submission_id text not null references submission (id) on delete cascade,
      stage text not null
        check (stage in ('considered', 'introduced', 'interview', 'placed', 'ended')),
      since text not null,
      version ${integer} not null,
      primary key (mandate_id, submission_id)
    )`,
    'create index candidacy_submission on candidacy (submission_id)',
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
    'create index candidacy_step_submission on candidacy_step (submission_id)',
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
    'create index mandate_date_due on mandate_date (day) where done_at is null',
  ];
}

/** What is to be sent to whom, each attempt at it, and how the destinations fare. */
function deliveries({ integer }: Dialect): readonly string[] {
  return [
    `create table task (
      id text primary key,
      channel text not null,
      purpose text not null,
      destination text not null,
      subject_type text not null,
      subject_id text not null,
      submission_id text references submission (id) on delete cascade,
      state text not null
        check (state in ('held', 'waiting', 'delivered', 'abandoned', 'cancelled')),
      attempts ${integer} not null default 0,
      waiting_since ${integer} not null default 0,
      next_attempt_at ${integer} not null,
      scheduled_at ${integer},
      settled_at ${integer},
      last_failure text,
      lease text,
      lease_until ${integer},
      -- The summary that tells of a notice to staff instead, by the subject of its task.
      summary text,
      unique (subject_type, subject_id, channel, purpose)
    )`,
    `create index task_due on task (channel, destination, next_attempt_at) where state = 'waiting'`,
    'create index task_submission on task (submission_id)',
    `create index task_unsettled on task (state, submission_id)
      where state in ('held', 'waiting', 'abandoned')`,
    'create index task_summary on task (summary) where summary is not null',
    `create table attempt (
      task_id text not null references task (id) on delete cascade,
      started_at ${integer} not null,
      duration_ms ${integer} not null,
      status ${integer},
      failure text
    )`,
    'create index attempt_task on attempt (task_id, started_at)',
    `create table destination (
      channel text not null,
      key text not null,
      host text not null,
      configured_at ${integer} not null,
      last_success_at ${integer},
      last_failure_at ${integer},
      last_failure text,
      consecutive_failures ${integer} not null default 0,
      failing_since ${integer},
      primary key (channel, key)
    )`,
    `create table alert (
      id text primary key,
      channel text not null,
      destination text not null,
      reason text not null check (reason in ('failing', 'backlog')),
      since ${integer} not null,
      raised_at ${integer} not null,
      ended_at ${integer}
    )`,
    // One incident of a destination at a time, however many servers watch.
    'create unique index alert_open on alert (channel, destination) where ended_at is null',
  ];
}

function inbox({ integer }: Dialect): readonly string[] {
  return [
    // Lists of the inbox that a person keeps under a name, for themselves or for everybody.
    `create table saved_view (
      id text primary key,
      person_id text not null references person (id) on delete cascade,
      name text not null,
      search text not null,
      shared ${integer} not null,
      saved_at ${integer} not null
    )`,
    'create index saved_view_person on saved_view (person_id)',
    // Who looks at what, until it expires. Written by people.
    `create table desk_viewer (
      submission_id text not null references submission (id) on delete cascade,
      person_id text not null references person (id) on delete cascade,
      seen_at ${integer} not null,
      primary key (submission_id, person_id)
    )`,
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
}
