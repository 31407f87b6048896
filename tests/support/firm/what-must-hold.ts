import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { purposeKindOf, repeatedKinds, type TaskPurpose } from '#domain/deliveries/channel.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { attemptTimeoutMs, leaseMs } from '#server/deliveries/outbox.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { embeddedFile } from '#server/db/store-file.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import type { Arrival, Firm } from './firm.ts';
import { anything, type Fact, type Value } from './ledger.ts';
import { closedRole, editedPages, type PageContent } from './staff.ts';

const isWithdrawn = '(case when withdrawn_at is null then 0 else 1 end)';
const isEditedPage = `kind = 'page' and id in ('${editedPages.join("', '")}')`;

/** How each fact of the ledger is read from the store, about what and with which value. */
const facts: Record<Fact, { read: string; value?: (column: never) => Value }> = {
  submission: {
    read: `select email as about, bytes as value from submission s
      left join submission_file f on f.submission_id = s.id`,
    value: (bytes: Uint8Array | null) => (bytes ? hash('sha256', bytes) : 'without its file'),
  },
  reference: { read: 'select email as about, reference as value from submission' },
  phone: {
    read: 'select email as about, fields as value from submission',
    value: (fields: string) => (JSON.parse(fields) as { phone: string }).phone,
  },
  withdrawn: {
    read: `select email as about, case when withdrawn_at is null then 'no' else 'yes' end as value
      from submission`,
  },
  owner: { read: `select email as about, coalesce(owner, 'nobody') as value from submission` },
  dueAt: { read: 'select email as about, due_at as value from submission' },
  state: { read: 'select email as about, state as value from submission' },
  note: { read: `select text as about, 'there' as value from note` },
  draft: { read: 'select id as about, text as value from message' },
  message: {
    read: `select m.text as about, author || coalesce(' ' || f.sha256, '') as value from message m
      left join message_file f on f.message_id = m.id where released_at is not null`,
  },
  advertDraft: {
    read: `select id as about, draft_content as value from document
      where kind = 'vacancy' and draft_content is not null`,
    value: (content: string) => (JSON.parse(content) as Vacancy).en.title,
  },
  revision: {
    read: `select kind || '/' || id || ' ' || r.revision as about, r.content as value
      from document_revision r join document d on d.key = r.document
      where kind = 'vacancy' or ${isEditedPage}`,
    value: (json: string) => {
      const content = JSON.parse(json) as PageContent | Vacancy;
      if ('state' in content) return `${content.en.title} ${content.state.is}`;
      return content.en.hero.heading;
    },
  },
  alert: {
    read: `select email as about, case when confirmed_at is null then 'asked' else 'confirmed' end
      as value from role_alert where email is not null`,
  },
};

/** What belongs together, acknowledged or not. Each statement selects what is stored in part. */
const wholes: Record<string, string> = {
  'a submission without its search words': submissions(
    'not exists (select 1 from submission_search w where w.submission_id = s.id)',
  ),
  'a submission without its webhook, receipt or notice': submissions(
    `3 <> ${tasks("purpose in ('submission', 'receipt', 'staff-notice')")}`,
  ),
  'a withdrawal without audit entry, webhook or state': submissions(
    `(withdrawn_at is not null and state <> 'closed')
      or ${isWithdrawn} <> ${audits("action = 'submission-withdrawn'")}
      or ${isWithdrawn} <> ${tasks("purpose = 'withdrawn'")}`,
  ),
  'a correction without audit entry or webhook': submissions(
    `${audits("action = 'submission-corrected'")} <> ${tasks("purpose like 'corrected-%'")}`,
  ),
  // Every change counts the version; one change of work may leave two entries of the same time, and
  // an answer to what nobody owned a second one, of its owner.
  'a change without audit entry, or an entry without change': submissions(
    `version - 1 <> ${audits(
      `action in ('submission-corrected', 'submission-withdrawn', 'answer-written',
        'answer-released', 'reply-received')`,
    )} + (select count(distinct at) from audit a where subject_type = 'submission'
      and subject_id = s.id and action in ('submission-assigned', 'submission-unassigned',
        'submission-state-changed', 'submission-due-changed')
      and not exists (select 1 from audit r where r.subject_id = s.id and r.at = a.at
        and r.action = 'answer-released'))`,
  ),
  'a note without audit entry, or an entry without note': submissions(
    `(select count(*) from note n where n.submission_id = s.id)
      <> ${audits("action = 'note-written'")}`,
  ),
  'a message without audit entry, or an entry without message': submissions(
    `${released('desk')} <> ${audits("action = 'answer-released'")}
      or ${released('sender')} <> ${audits("action = 'reply-received'")}`,
  ),
  'an answer without its mail': messages(`author = 'desk' and 1 <> ${announced('answer')}`),
  'a reply without its webhook or notice': messages(
    `author = 'sender' and (1 <> ${announced('replied')} or 1 <> ${announced('reply-notice')})`,
  ),
  'a reply that waits in a submission that is not open': submissions(
    `withdrawn_at is null and state not in ('new', 'in-work') and exists (
      select 1 from message r where r.submission_id = s.id and author = 'sender' and not exists (
        select 1 from message a where a.submission_id = s.id and a.author = 'desk'
          and a.released_at >= r.released_at))`,
  ),
  // Where nobody but the closing answers.
  'two answers about a role that was closed': submissions(
    `${released('desk')} > 1 and vacancy_id in
      (select id from document where kind = 'vacancy' and address like '${closedRole}%')`,
  ),
  'an erasure without audit entry': `select subject_id as what from audit a
    where subject_type = 'submission' and action <> 'submission-erased'
      and not exists (select 1 from submission s where s.id = a.subject_id)
      and not exists (select 1 from audit e where e.subject_id = a.subject_id
        and e.action = 'submission-erased')`,
  'an audit entry of an erasure that did not happen': submissions(
    `${audits("action = 'submission-erased'")} > 0`,
  ),
  'a document without one of its revisions': documents(
    `revision <> (select count(*) from document_revision r where r.document = d.key)
      or content <> (select content from document_revision r
        where r.document = d.key and r.revision = d.revision)`,
  ),
  // Those of the content start with a revision that nobody made; a draft has none yet.
  'a revision of a role without audit entry': documents(
    `kind = 'vacancy' and ${revisionsBeside('content/vacancies')} <> (select count(*) from audit
      where subject_type = 'vacancy' and subject_id = d.id and action <> 'vacancy-drafted')`,
  ),
  'a revision of a page without audit entry': documents(
    `kind = 'page' and ${revisionsBeside('content')} <> (select count(*) from audit
      where subject_type = 'document' and subject_id = 'page/' || d.id
        and action = 'document-published')`,
  ),
  'an alert that told of a role without a mail': `select distinct alert_id as what
    from role_alert_sent s where not exists (select 1 from task t
      where t.subject_type = 'role-alert' and t.subject_id = s.alert_id
        and t.purpose = 'role-news-' || s.mail)`,
  'a delivered task without an attempt': `select id as what from task t where state = 'delivered'
    and not exists (select 1 from attempt a where a.task_id = t.id)`,
  ...Object.fromEntries(
    // What an erasure takes along.
    [
      'submission_file',
      'consent',
      'submission_search',
      'note',
      'message',
      'desk_viewer',
      'task',
    ].map((table) => [
      `a row of ${table} without its submission`,
      `select submission_id as what from ${table} where submission_id is not null
          and submission_id not in (select id from submission)`,
    ]),
  ),
};

type World = Firm & {
  db: Db;
  /** Of a server that has just started, and when. */
  url: string;
  startedAt: number;
  /** How many roles are asked for, those that changed last. */
  most: number;
};
/** Names what breaks it. */
type Check = (world: World) => Promise<string[]> | string[];

/**
 * What must always hold, by when it is looked at: in the store at any time, on the pages of a server
 * that has just started, beside a server with nothing to do, and once all is delivered.
 */
const whatMustHold: Record<'stored' | 'started' | 'idle' | 'delivered', Record<string, Check>> = {
  stored: {
    ...mapped(facts, ({ read, value }, fact) => compareFact(fact as Fact, read, value)),
    ...mapped(wholes, (sql) => async ({ db }) => {
      const found = await db.all<{ what: string }>(sql);
      return found.map(({ what }) => what);
    }),
    'an answer that nobody at work should see': ({ ledger }) => [...ledger.surprises],
    'erased, and still in the files of the store': findTraces,
    'a damaged store': async ({ db }) => {
      if (db.dialect.name !== 'sqlite') return [];
      const [row] = await db.all<{ integrityCheck: string }>('pragma integrity_check');
      return row?.integrityCheck === 'ok' ? [] : [String(row?.integrityCheck)];
    },
  },
  started: {
    'a page without what is published': async ({ db, url }) => {
      const pages = await publishedIn(db, isEditedPage);
      return failing(pages, async ({ id, content }) => {
        const { html } = await pageAt(`${url}/${id}`);
        return html.includes((JSON.parse(content!) as PageContent).en.hero.heading);
      });
    },
    'a role without its present state': async ({ db, url, most, adverts }) => {
      const own = new Set(adverts.map(({ id }) => id));
      const roles = (await publishedIn(db, "kind = 'vacancy'")).filter(({ id }) => own.has(id));
      return failing(roles.slice(0, most), async ({ address, content }) => {
        const { status, html } = await pageAt(`${url}/vacancies/${address}`);
        if (content === null) return status === 404;
        const takesApplications = html.includes('id="apply"');
        const { en } = JSON.parse(content) as Vacancy;
        return html.includes(en.title) && takesApplications === isOpen(content);
      });
    },
  },
  idle: {
    'a file left in the spool': ({ environment, startedAt }) => {
      const spool = path.join(environment.DATA_DIR!, 'spool');
      // Of several servers each has its own.
      if (!existsSync(spool)) return [];
      const writtenAt = (name: string) => statSync(path.join(spool, name)).mtimeMs;
      return readdirSync(spool).filter((name) => writtenAt(name) > startedAt);
    },
    'a message sent again while the lease of its first attempt ran': (world) => {
      // The only server of an embedded store ends the leases of the one before it.
      if (!world.store.databaseUrl) return [];
      const messages = Map.groupBy([...world.webhooks, ...world.mails], ({ id }) => id);
      return [...messages.values()].flatMap((same) =>
        same.flatMap(({ about, at }, nth) => {
          const gapMs = at - (same[nth - 1]?.at ?? 0);
          return gapMs < leaseMs - attemptTimeoutMs ? [`${about} after ${gapMs} ms`] : [];
        }),
      );
    },
  },
  delivered: {
    'a task that is not settled, or was not sent': async ({ db, webhooks, mails }) => {
      const arrived = new Set([...webhooks, ...mails].map(taskIdOf));
      const tasks = (await tasksIn(db)).filter(
        ({ id, state, mayBeCancelled }) =>
          !(state === 'delivered' ? arrived.has(id) : state === 'cancelled' && mayBeCancelled),
      );
      return tasks.map((one) => `${one.channel} ${one.purpose} is ${one.state}: ${one.failure}`);
    },
    'one message under two ids': async ({ db, webhooks, mails }) => {
      // A conversation has many mails with one subject, and two summaries may count the same.
      const repeated = ['staff-summary', ...repeatedKinds];
      const single = (await tasksIn(db)).filter(({ kind }) => !repeated.includes(kind));
      const ids = new Set(single.map(({ id }) => id));
      const compared = [
        ...webhooks.filter(({ about }) => about.startsWith('submission')),
        ...mails.filter((mail) => ids.has(taskIdOf(mail))),
      ];
      const groups = Map.groupBy(compared, ({ about }) => about);
      return [...groups].flatMap(([about, all]) => (distinct(all) > 1 ? [about] : []));
    },
    'a submission delivered after it was taken back': ({ ledger, submissions: all, webhooks }) => {
      const emails = new Map(all.map((one) => [`submission ${one.reference}`, one.email]));
      return webhooks.flatMap(({ about, at }) => {
        const { doneAt = Infinity, possible } =
          ledger.of('withdrawn').get(emails.get(about)!) ?? {};
        const isTakenBack = possible?.size === 1 && possible.has('yes');
        return isTakenBack && at > doneAt + inFlightMs ? [about] : [];
      });
    },
    'a role of which an alert did not tell': async ({ db, ledger, subscribers, adverts }) => {
      const rows = await db.all<{ told: string }>(
        `select a.email || ' ' || s.vacancy_id as told from role_alert_sent s
          join role_alert a on a.id = s.alert_id where a.email is not null`,
      );
      const told = new Set(rows.map((row) => row.told));
      const roles = await publishedIn(db, "kind = 'vacancy'");
      const open = new Set(roles.filter(({ content }) => isOpen(content)).map(({ id }) => id));
      const going = subscribers.filter(({ email }) =>
        ledger.isCertain('alert', email, 'confirmed'),
      );
      return going.flatMap(({ email, confirmedAt = Infinity }) =>
        adverts
          .filter(({ id, publishedAt = 0 }) => open.has(id) && publishedAt > confirmedAt)
          .flatMap(({ id, slug }) => (told.has(`${email} ${id}`) ? [] : [`${slug} to ${email}`])),
      );
    },
    'a role of which two mails of an alert told': ({ subscribers, mails }) =>
      subscribers.flatMap(({ email }) => {
        // The same mail again has the same id.
        const own = new Map(mails.filter(({ to }) => to === email).map((mail) => [mail.id, mail]));
        const named = [...own.values()].flatMap(({ roles }) => [...new Set(roles)]);
        return named.filter((slug, at) => named.indexOf(slug) !== at);
      }),
    'a mail after the end of its alert': ({ ledger, mails }) =>
      mails.flatMap(({ to, at, about }) => {
        const until = (ledger.of('alert').get(to)?.doneAt ?? Infinity) + attemptTimeoutMs;
        return ledger.isCertain('alert', to, undefined) && at > until ? [about] : [];
      }),
  },
};

/** An attempt that was under way when the sender took it back. */
const inFlightMs = 10_000;

/** What is broken of what must hold now. */
export async function brokenNow(
  moment: keyof typeof whatMustHold,
  firm: Firm,
  { url = '', startedAt = 0, most = Infinity } = {},
): Promise<string[]> {
  const db = await openStore(firm.store);
  const broken: string[] = [];
  for (const [name, check] of Object.entries(whatMustHold[moment])) {
    const found = await check({ ...firm, db, url, startedAt, most });
    broken.push(...found.map((what) => `${name}: ${what}`));
  }
  await db.close();
  return broken;
}

/** Stored once, as it was acknowledged or as what got no answer may have changed it. */
function compareFact(fact: Fact, read: string, valueOf?: (column: never) => Value): Check {
  return async ({ db, ledger }) => {
    const rows = await db.all<{ about: string; value: never }>(read);
    const stored = Map.groupBy(rows, ({ about }) => about);
    return [...ledger.of(fact)].flatMap(([about, { of, possible }]) => {
      const [first, second] = stored.get(about) ?? [];
      if (second) return [`${about} is stored twice`];
      const value = first && (valueOf ? valueOf(first.value) : first.value);
      const isGone = value === undefined && of !== undefined && ledger.mayBeGone(of);
      if (isGone || possible.has(value) || possible.has(anything)) return [];
      return [`${about} is "${value}" instead of "${[...possible].join('" or "')}"`];
    });
  };
}

/**
 * SQLite leaves a copy behind now and then where it splits a page (docs/runbooks/deliveries.md); more
 * than that, or a copy in the log, is a fault of ours.
 */
function findTraces({ store, ledger, submissions: all }: World): string[] {
  if (store.databaseUrl) return [];
  const erased = all.filter(({ email }) => ledger.isCertain('submission', email, undefined));
  const tracesIn = (file: string) => {
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    return erased.flatMap(({ email }) => (bytes.includes(email) ? [`${email} in ${file}`] : []));
  };
  const file = embeddedFile(store.dataDir);
  const inFile = tracesIn(file);
  return [...(inFile.length > 1 + erased.length / 100 ? inFile : []), ...tracesIn(`${file}-wal`)];
}

async function tasksIn(db: Db) {
  const rows = await db.all<{
    id: string;
    channel: string;
    purpose: TaskPurpose;
    state: string;
    failure: string | null;
    isWithdrawn: number;
    isTold: number;
    isEmpty: number;
  }>(
    // Told in a summary, which is a task itself, or a summary of which all was withdrawn.
    `select t.id, channel, purpose, t.state, last_failure as failure,
      case when withdrawn_at is null then 0 else 1 end as is_withdrawn,
      case when summary is null then 0 else 1 end as is_told,
      case when purpose = 'staff-summary' and not exists (select 1 from task n
        join submission s on s.id = n.submission_id
        where n.summary = t.subject_id and ${isOf(usable)}) then 1 else 0 end as is_empty
      from task t left join submission s on s.id = t.submission_id
      where channel in ('webhook', 'mail')`,
  );
  return rows.map((row) => {
    const kind = purposeKindOf(row.purpose);
    const isForbidden = row.isWithdrawn === 1 && endsWithWithdrawal.includes(kind);
    // Of an alert that has ended, or of roles that have closed; who was told is compared apart.
    const isOfAlert = kind === 'role-confirm' || kind === 'role-news';
    const isNeedless = row.isTold + row.isEmpty > 0;
    return { ...row, kind, mayBeCancelled: isForbidden || isOfAlert || isNeedless };
  });
}

/** What a sender takes back is not sent, and nobody is told to answer it. */
const endsWithWithdrawal: readonly string[] = [
  'submission',
  'staff-notice',
  'replied',
  'reply-notice',
  'overdue',
  'withdrawal',
];

/** How many messages arrived more than once, which at-least-once allows. */
export function arrivedAgain(arrivals: readonly Arrival[]): number {
  return arrivals.length - distinct(arrivals);
}

function distinct(arrivals: readonly Arrival[]): number {
  return new Set(arrivals.map(({ id }) => id)).size;
}

/** The message id of a mail is `<task@domain>`. */
function taskIdOf({ id }: Arrival): string {
  return id.replace(/^<|@.*$/g, '');
}

/** Documents, those that changed last first, with what is published of them. */
function publishedIn({ all }: Db, condition: string) {
  return all<{ id: string; address: string; content: string | null }>(
    `select id, coalesce(address, draft_address) as address, content from document
      where ${condition} order by version_at desc`,
  );
}

function isOpen(content: string | null): boolean {
  return content !== null && (JSON.parse(content) as Vacancy).state.is === 'open';
}

async function pageAt(address: string) {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
}

async function failing<T extends { id: string }>(all: T[], holds: (one: T) => Promise<boolean>) {
  const failed: string[] = [];
  for (const one of all) if (!(await holds(one))) failed.push(one.id);
  return failed;
}

function mapped<T>(rows: Record<string, T>, check: (row: T, name: string) => Check) {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, check(row, name)]));
}

function submissions(condition: string): string {
  return `select reference as what from submission s where ${condition}`;
}

function messages(condition: string): string {
  return `select id as what from message m where released_at is not null and ${condition}`;
}

function documents(condition: string): string {
  return `select kind || '/' || id as what from document d where ${condition}`;
}

function audits(condition: string): string {
  return `(select count(*) from audit where subject_type = 'submission' and subject_id = s.id
    and ${condition})`;
}

function tasks(condition: string): string {
  return `(select count(*) from task where submission_id = s.id and ${condition})`;
}

function announced(purpose: string): string {
  return `(select count(*) from task t where t.submission_id = m.submission_id
    and t.purpose = '${purpose}-' || m.id)`;
}

function released(author: string): string {
  return `(select count(*) from message m where m.submission_id = s.id and author = '${author}'
    and released_at is not null)`;
}

function revisionsBeside(content: string): string {
  return `(select count(*) from document_revision r
    where r.document = d.key and changed_by <> '${content}')`;
}
