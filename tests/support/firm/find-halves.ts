import type { Db } from '#server/db/db.ts';

/**
 * What belongs together and is stored in part, whether it was acknowledged or not. Each statement
 * selects the records that break its rule.
 */
const rules: Record<string, string> = {
  'a submission without its file': `select reference as what from submission s
    where not exists (select 1 from submission_file f where f.submission_id = s.id)`,
  'a submission without its search words': `select reference as what from submission s
    where not exists (select 1 from submission_search w where w.submission_id = s.id)`,
  'a submission without its webhook, receipt or notice': `select reference as what from submission s
    where 3 <> (select count(*) from task t where t.submission_id = s.id
      and purpose in ('submission', 'receipt', 'staff-notice'))`,
  'a withdrawal without audit entry, webhook or state': `select reference as what from submission s
    where (withdrawn_at is not null and state <> 'closed')
      or ${one('withdrawn_at is not null')} <> ${audits("action = 'submission-withdrawn'")}
      or ${one('withdrawn_at is not null')} <> ${tasks("purpose = 'withdrawn'")}`,
  'a correction without audit entry or webhook': `select reference as what from submission s
    where ${audits("action = 'submission-corrected'")} <> ${tasks("purpose like 'corrected-%'")}`,
  // Every change counts the version; one change of work may leave two entries of the same time, and
  // an answer to what nobody owned a second one, of its owner.
  'a change without audit entry, or an entry without change': `select reference as what
    from submission s where version - 1 <> ${audits(
      `action in ('submission-corrected', 'submission-withdrawn', 'answer-written',
        'answer-released', 'reply-received')`,
    )} + (select count(distinct at) from audit a where subject_type = 'submission'
      and subject_id = s.id and action in ('submission-assigned', 'submission-unassigned',
        'submission-state-changed', 'submission-due-changed')
      and not exists (select 1 from audit r where r.subject_id = s.id and r.at = a.at
        and r.action = 'answer-released'))`,
  'a note without audit entry, or an entry without note': `select reference as what
    from submission s where (select count(*) from note n where n.submission_id = s.id)
      <> ${audits("action = 'note-written'")}`,
  'an answer without its mail': `select m.id as what from message m
    where author = 'desk' and released_at is not null and 1 <> ${announcements('answer')}`,
  'a reply without its webhook or notice': `select m.id as what from message m
    where author = 'sender' and (1 <> ${announcements('replied')}
      or 1 <> ${announcements('reply-notice')})`,
  'a message without audit entry, or an entry without message': `select reference as what
    from submission s where ${messages('desk')} <> ${audits("action = 'answer-released'")}
      or ${messages('sender')} <> ${audits("action = 'reply-received'")}`,
  'an erasure without audit entry': `select subject_id as what from audit a
    where subject_type = 'submission' and action <> 'submission-erased'
      and not exists (select 1 from submission s where s.id = a.subject_id)
      and not exists (select 1 from audit e where e.subject_id = a.subject_id
        and e.action = 'submission-erased')`,
  'an audit entry of an erasure that did not happen': `select reference as what from submission s
    where ${audits("action = 'submission-erased'")} > 0`,
  'a document without one of its revisions': `select kind || '/' || id as what from document d
    where revision <> (select count(*) from document_revision r where r.document = d.key)
      or content <> (select content from document_revision r
        where r.document = d.key and r.revision = d.revision)`,
  // Those of the content start with a revision that nobody made; a draft has none yet.
  'a revision without audit entry': `select address as what from document d
    where kind = 'vacancy' and (select count(*) from document_revision r where r.document = d.key
      and changed_by <> 'content/vacancies') <> (select count(*) from audit
      where subject_type = 'vacancy' and subject_id = d.id and action <> 'vacancy-drafted')`,
  'a publication of a page without audit entry': `select id as what from document d
    where kind = 'page' and (select count(*) from document_revision r where r.document = d.key
      and changed_by <> 'content') <> (select count(*) from audit where subject_type = 'document'
      and subject_id = 'page/' || d.id and action = 'document-published')`,
  'an alert that told of a role without a mail': `select distinct alert_id as what
    from role_alert_sent s where not exists (select 1 from task t
      where t.subject_type = 'role-alert' and t.subject_id = s.alert_id
        and t.purpose = 'role-news-' || s.mail)`,
  'a delivered task without an attempt': `select id as what from task t where state = 'delivered'
    and not exists (select 1 from attempt a where a.task_id = t.id)`,
};

/** Rows that an erasure must take along. */
const owned = [
  'submission_file',
  'consent',
  'submission_search',
  'note',
  'message',
  'desk_viewer',
  'task',
];

export async function findHalves(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, sql] of Object.entries(rules)) {
    const found = await db.all<{ what: string }>(sql);
    broken.push(...found.map(({ what }) => `${rule}: ${what}`));
  }
  for (const table of owned) {
    const orphans = await db.all(
      `select 1 as one from ${table} where submission_id is not null
        and submission_id not in (select id from submission)`,
    );
    if (orphans.length > 0) broken.push(`${orphans.length} rows of ${table} without a submission`);
  }
  return broken;
}

function one(condition: string): string {
  return `(case when ${condition} then 1 else 0 end)`;
}

function audits(condition: string): string {
  return `(select count(*) from audit where subject_type = 'submission' and subject_id = s.id
    and ${condition})`;
}

function tasks(condition: string): string {
  return `(select count(*) from task where submission_id = s.id and ${condition})`;
}

function announcements(purpose: string): string {
  return `(select count(*) from task t where t.submission_id = m.submission_id
    and t.purpose = '${purpose}-' || m.id)`;
}

function messages(author: string): string {
  return `(select count(*) from message m where m.submission_id = s.id and author = '${author}'
    and released_at is not null)`;
}
