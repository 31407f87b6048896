import type { Dialect, Statements } from './db.ts';

/**
 * Version 2: what outlives a submission, what holds one back from deletion, and up to when the audit
 * log may be shortened. Each table below the subject that writes it, as in `schema.ts`.
 */
export function retentionTables(dialect: Dialect) {
  return [
    ...mandates(dialect),
    ...privacy(dialect),
    ...installation(dialect),
    'create index note_written on note (written_at)',
    fillPlacements,
  ];
}

function mandates({ integer }: Dialect): readonly string[] {
  return [
    // What stays of a placement when its submission is deleted: no CV, no letter, no note. `steps`
    // holds the days with the consent to this employer, `consents` the boxes of the form; employer,
    // role, model and fee are those of the mandate at that time.
    `create table placement (
      mandate_id text not null references mandate (id) on delete cascade,
      submission_id text not null,
      reference text not null,
      name text not null,
      email text not null,
      mailbox text not null,
      employer text not null,
      role text not null,
      model text,
      fee text not null,
      placed_on text not null,
      steps text not null,
      consents text not null,
      -- Its person asked for erasure: out of use until its time is over.
      restricted_at ${integer},
      primary key (mandate_id, submission_id)
    )`,
    'create index placement_mailbox on placement (mailbox)',
    'create index placement_submission on placement (submission_id)',
    'create index placement_placed on placement (placed_on)',
    'create index candidacy_step_recorded on candidacy_step (recorded_at)',
  ];
}

function privacy({ integer }: Dialect): readonly string[] {
  return [
    // An administrator keeps a submission beyond its period, up to a day.
    `create table retention_hold (
      submission_id text primary key references submission (id) on delete cascade,
      until text not null,
      reason text not null,
      held_by text not null,
      held_at ${integer} not null
    )`,
  ];
}

function installation({ integer }: Dialect): readonly string[] {
  return [
    // Entries before it may be deleted. Empty but within the transaction that deletes them.
    `create table audit_expiry (
      before ${integer} not null
    )`,
  ];
}

/** From the placed steps that there are. */
async function fillPlacements({ all }: Statements): Promise<void> {
  const placed = await all<{ mandateId: string; submissionId: string; content: string }>(
    `select t.mandate_id, t.submission_id, m.content
      from candidacy_step t join mandate m on m.id = t.mandate_id
        join submission s on s.id = t.submission_id
      where t.stage = 'placed' and s.sample = 0
      group by t.mandate_id, t.submission_id, m.content`,
  );
  for (const { mandateId, submissionId, content } of placed) {
    const way = [mandateId, submissionId];
    const steps = await all<{ consent: string | null }>(
      `select stage, happened_on as "on", recorded_by as "by", recorded_at as at, consent
        from candidacy_step where mandate_id = $1 and submission_id = $2 order by number`,
      way,
    );
    const consents = await all(
      `select field, given, words, words_sha256 as sha256, locale from consent
        where submission_id = $1 order by field`,
      [submissionId],
    );
    const { model = null, fee = '' } = JSON.parse(content) as { model?: string; fee?: string };
    await all(
      `insert into placement (mandate_id, submission_id, reference, name, email, mailbox, employer,
          role, model, fee, placed_on, steps, consents, restricted_at)
        select m.id, s.id, s.reference, coalesce(x.name, ''), s.email, s.mailbox, m.employer, m.role,
          $3, $4, (select max(t.happened_on) from candidacy_step t where t.mandate_id = m.id
            and t.submission_id = s.id and t.stage = 'placed'), $5, $6, s.restricted_at
        from mandate m, submission s left join submission_search x on x.submission_id = s.id
        where m.id = $1 and s.id = $2`,
      [
        ...way,
        model,
        fee,
        JSON.stringify(
          steps.map((step) => ({ ...step, consent: step.consent && JSON.parse(step.consent) })),
        ),
        JSON.stringify(consents),
      ],
    );
  }
}

/**
 * Version 3: the database refuses to change an entry of the audit log, and to delete one that is not
 * before `audit_expiry`. Release 1.0.0 neither changes nor deletes any.
 */
export function expiringAudit({ name }: Dialect): readonly string[] {
  return auditTriggers[name];
}

const expiry = 'coalesce((select max(before) from audit_expiry), 0)';

const auditTriggers: Record<Dialect['name'], readonly string[]> = {
  sqlite: [
    'drop trigger audit_no_delete',
    `create trigger audit_no_delete before delete on audit when old.at >= ${expiry}
      begin select raise(abort, 'audit is append-only'); end`,
  ],
  postgres: [
    'drop trigger audit_append_only on audit',
    `create trigger audit_append_only before update or truncate on audit
      for each statement execute function audit_refuse()`,
    `create function audit_refuse_delete() returns trigger language plpgsql as
      $$ begin
        if old.at >= ${expiry} then raise exception 'audit is append-only'; end if;
        return old;
      end $$`,
    `create trigger audit_no_delete before delete on audit
      for each row execute function audit_refuse_delete()`,
  ],
};
