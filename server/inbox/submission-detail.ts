import type { Locale } from '#domain/edition/editions.ts';
import type { ShownTask, SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { isoDay } from '#domain/working-time/iso-day.ts';
import type { Statements } from '#server/db/db.ts';
import { historyOf, type AuditedAction } from '#server/db/history.ts';
import { answerDraftOf, threadOf } from '#server/threads/thread.ts';
import { inboxRowsOf } from '#server/submissions/inbox-row.ts';
import { notesOf } from '#server/submissions/notes.ts';
import { consentsOf } from '#server/submissions/consents.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { anyStanding, shown } from '#server/submissions/standing.ts';
import { likelyDuplicates, sameSender } from './related.ts';
import type { Task } from '#server/db/task.ts';
import { attemptsOf, tasksOf } from '#server/db/tasks.ts';
import { fieldsForDesk } from './fields-for-desk.ts';

/** Everything about one submission; of a restricted one only its row, its dates and its history. */
export async function submissionDetail(
  db: Statements,
  id: string,
  reader: Locale,
): Promise<SubmissionDetail | undefined> {
  const [[row], submission] = await Promise.all([
    inboxRowsOf(db, [id]),
    submissionById(db, id, anyStanding),
  ]);
  if (!row || !submission) return undefined;
  const [tasks, history] = await Promise.all([
    shownTasks(db, id),
    historyOf(db, { type: 'submission', id }),
  ]);
  const known = {
    row,
    locale: submission.locale,
    tasks,
    history: history.filter(isNews),
    deleteAt: submission.deleteAt,
  };
  if (row.restricted) return { ...known, ...withheld };
  const [consents, notes, messages, draft, same, duplicates] = await Promise.all([
    consentsOf(db, submission),
    notesOf(db, id, shown),
    threadOf(db, id, shown),
    answerDraftOf(db, id, shown),
    sameSender(db, id),
    likelyDuplicates(db, id),
  ]);
  const { email, file } = submission;
  return {
    ...known,
    email,
    fields: fieldsForDesk(submission, consents, reader),
    file: file ? { filename: file.filename, type: file.type, size: file.size } : null,
    notes,
    messages,
    draft,
    sameSender: same,
    likelyDuplicates: duplicates,
  };
}

/** Of the times that a person opened the file on one day, the last says enough; the log has all. */
function isNews({ action, by, at }: AuditedAction, index: number, all: AuditedAction[]): boolean {
  if (action !== 'file-opened') return true;
  const newer = all.slice(0, index);
  return !newer.some(
    (one) => one.action === action && one.by === by && isoDay(one.at) === isoDay(at),
  );
}

const withheld = {
  email: '',
  fields: [],
  file: null,
  notes: [],
  messages: [],
  draft: null,
  sameSender: [],
  likelyDuplicates: [],
};

async function shownTasks(db: Statements, submissionId: string): Promise<ShownTask[]> {
  const tasks = await tasksOf(db, submissionId);
  const attempts = await attemptsOf(db, tasks);
  return tasks.map((task) => {
    const { id, channel, purpose, destination, state } = task;
    const at = timeOf(task);
    return { id, channel, purpose, destination, state, at, attempts: attempts.get(id)! };
  });
}

function timeOf(task: Task): number | null {
  switch (task.state) {
    case 'held':
      return null;
    case 'waiting':
      return task.nextAttemptAt;
    default:
      return task.at;
  }
}
