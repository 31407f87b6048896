import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { TaskPurpose } from '#domain/deliveries/channel.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import { countMail, mailboxHash, permitIn } from '#server/submissions/mail-limits.ts';
import { addTasks, type PlannedTask, type Task, type TaskState } from '#server/db/tasks.ts';

const hourMs = 60 * 60_000;
/** So many that a usual hour has none too many, and a flood leaves a provider's quota alone. */
const noticesPerHour = 10;
/** A summary that is due this soon may be on its way: it takes nothing more. */
const closedBeforeMs = 60_000;

/**
 * Whether a notice about a submission is sent by itself. Beyond some an hour, and of a form whose
 * sender got no receipt because of a limit, it is told in a summary instead, which is planned in the
 * same transaction: nobody floods the team, and nothing is lost.
 */
export function takeNoticePermit(
  db: Db,
  task: Task,
  { to, summary, now }: { to: string; summary: PlannedTask; now: number },
): Promise<'granted' | 'summarised'> {
  return db.transaction(async (statements) => {
    // Two servers would both count before either adds.
    await statements.all(db.dialect.mailLock);
    const recipient = await mailboxHash(statements, to);
    const others = await statements.all(
      `select 1 as one from mail_limit
        where recipient = $1 and mail = 'staff-notice' and at > $2 and task_id <> $3`,
      [recipient, now - hourMs, task.id],
    );
    if (others.length >= noticesPerHour || !(await hasReceipt(statements, task, now))) {
      await addToSummary(statements, task, summary, now);
      return 'summarised';
    }
    await countMail(statements, { taskId: task.id, name: 'staff-notice', to, now });
    return 'granted';
  });
}

/** Of a new form: its sender has a receipt, or the limits leave room for it. Others had theirs. */
async function hasReceipt(statements: Statements, task: Task, now: number): Promise<boolean> {
  if (task.purpose !== 'staff-notice') return true;
  const [receipt] = await statements.all<{ id: string; state: TaskState['state']; to: string }>(
    `select t.id, t.state, s.email as "to" from task t join submission s on s.id = t.submission_id
      where t.submission_id = $1 and t.channel = 'mail' and t.purpose = 'receipt'`,
    [task.submissionId ?? null],
  );
  if (!receipt || receipt.state === 'cancelled') return false;
  if (receipt.state !== 'waiting') return true;
  // Whichever of the two comes first counts the receipt; a task counts once.
  const { id: taskId, to } = receipt;
  return (await permitIn(statements, { taskId, name: 'receipt', to, now })).is === 'granted';
}

async function addToSummary(statements: Statements, task: Task, summary: PlannedTask, now: number) {
  // An attempt before this one may have committed it and not come back with the answer.
  const [told] = await statements.all('select 1 from task where id = $1 and summary is not null', [
    task.id,
  ]);
  if (told) return;
  const [open] = await statements.all<{ id: string }>(
    // One that was attempted may have arrived, and a receiver drops a second mail of its id.
    `select subject_id as id from task where subject_type = 'staff-summary' and state = 'waiting'
      and attempts = 0 and last_failure is null and next_attempt_at > $1`,
    [now + closedBeforeMs],
  );
  const id = open?.id ?? randomUUID();
  if (!open) {
    const about = { subject: { type: 'staff-summary', id } as const, submissionId: undefined };
    await addTasks(statements, [about], [summary], now + hourMs);
  }
  await statements.all('update task set summary = $2 where id = $1', [task.id, id]);
}

export type SummarisedNotice = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  purpose: TaskPurpose;
};

/** What a summary tells, the oldest first: no submission that its sender took back since. */
export function noticesOf({ all }: Statements, summary: string): Promise<SummarisedNotice[]> {
  return all<SummarisedNotice>(
    `select s.id, s.reference, s.kind, t.purpose from task t
        join submission s on s.id = t.submission_id
      where t.summary = $1 and s.quarantined_for is null and ${isOf(usable)}
      order by s.received_at, s.id`,
    [summary],
  );
}
