import type { AuditAction } from '../../../domain/work/audit.ts';
import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import type { OutcomeInput } from '../../../domain/work/outcome.ts';
import { recordAudit, type Actor } from '../audit/audit.ts';
import type { Db, Statements } from '../db/db.ts';
import { isOf, usable } from '../submissions/standing.ts';
import type { PlanTasks } from '../tasks/task.ts';
import { addTasks } from '../tasks/tasks.ts';

/** `stale`: somebody else changed the submission meanwhile, and this is its present version. */
export type OutcomeChange =
  | { result: 'changed'; version: number }
  | { result: 'stale'; version: number }
  | { result: 'not-found' }
  /** Its sender has been told: an answer is not rewritten afterwards. */
  | { result: 'released' }
  | { result: 'no-outcome' };

type Row = { version: number; kind: SubmissionKind; releasedAt: number | null; decided: number };

/** Keeps a decision. Nothing that its sender can see changes before it is released. */
export function saveOutcome(
  db: Db,
  submissionId: string,
  { version, template, subject, text }: OutcomeInput,
  { by, now }: { by: Actor & { id: string }; now: number },
): Promise<OutcomeChange> {
  return db.transaction(async (statements) => {
    const row = await find(statements, submissionId);
    if (!row) return { result: 'not-found' };
    if (row.releasedAt !== null) return { result: 'released' };
    if (!(await takeVersion(statements, submissionId, version, now))) {
      return { result: 'stale', version: row.version };
    }
    await statements.all(
      `insert into outcome (submission_id, template, subject, text, decided_by, decided_at)
        values ($1, $2, $3, $4, $5, $6)
        on conflict (submission_id) do update
          set template = $2, subject = $3, text = $4, decided_by = $5, decided_at = $6`,
      [submissionId, template, subject, text, by.id, now],
    );
    await record(statements, 'outcome-decided', submissionId, by, now);
    return { result: 'changed', version: version + 1 };
  });
}

/** Shows the decision to its sender, by one mail and on the status page. */
export function releaseOutcome(
  db: Db,
  submissionId: string,
  version: number,
  { by, now, planTasks }: { by: Actor; now: number; planTasks: PlanTasks },
): Promise<OutcomeChange> {
  return db.transaction(async (statements) => {
    const row = await find(statements, submissionId);
    if (!row) return { result: 'not-found' };
    if (row.decided === 0) return { result: 'no-outcome' };
    if (row.releasedAt !== null) return { result: 'released' };
    if (!(await takeVersion(statements, submissionId, version, now))) {
      return { result: 'stale', version: row.version };
    }
    await statements.all(`update submission set state = 'answered' where id = $1`, [submissionId]);
    await statements.all('update outcome set released_at = $2 where submission_id = $1', [
      submissionId,
      now,
    ]);
    await addTasks(
      statements,
      { subject: { type: 'submission', id: submissionId }, submissionId, held: false },
      planTasks({ type: 'outcome-released', submissionId, kind: row.kind }),
      now,
    );
    await record(statements, 'outcome-released', submissionId, by, now);
    return { result: 'changed', version: version + 1 };
  });
}

/** Only of what its sender has not taken back. */
async function find({ all }: Statements, submissionId: string): Promise<Row | undefined> {
  const [row] = await all<Row>(
    `select version, kind, released_at as "releasedAt",
        (case when decided_at is null then 0 else 1 end) as decided
      from submission s left join outcome on submission_id = id
      where id = $1 and ${isOf(usable)}`,
    [submissionId],
  );
  return row;
}

async function takeVersion({ all }: Statements, id: string, version: number, now: number) {
  const rows = await all(
    `update submission set version = version + 1, changed_at = $3
      where id = $1 and version = $2 returning id`,
    [id, version, now],
  );
  return rows.length > 0;
}

async function record(
  statements: Statements,
  action: AuditAction,
  submissionId: string,
  by: Actor,
  now: number,
) {
  const subject = { type: 'submission', id: submissionId } as const;
  await recordAudit(statements, { at: now, by, action, subject });
}
