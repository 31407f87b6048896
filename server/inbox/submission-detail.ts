import { languageOf, type Locale } from '#domain/edition/editions.ts';
import type {
  Likeness,
  ShownField,
  ShownTask,
  SubmissionDetail,
} from '#domain/submissions/submission-detail.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { type AuditedAction, historyOf } from '#server/db/audit.ts';
import { answerDraftOf, threadOf } from '#server/threads/thread.ts';
import {
  inboxColumns,
  inboxRowsOf,
  inboxTables,
  type StoredInboxRow,
  toInboxRow,
} from '#server/submissions/inbox-row.ts';
import { notesOf } from '#server/submissions/work.ts';
import { type Consent, consentsOf } from '#server/submissions/consents.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { anyStanding, isOf, shown } from '#server/submissions/standing.ts';
import { attemptsOf, type Task, tasksOf } from '#server/db/tasks.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { FormField, TextField } from '#domain/forms/field.ts';
import { formOf } from '#domain/forms/forms.ts';
import { headingFields } from '#domain/inbox/digest.ts';
import * as de from '#words/desk/submissions.de.ts';
import * as en from '#words/desk/submissions.en.ts';
import { inRegion } from '#words/desk/regional.ts';

import { messagesFor } from '#words/messages.ts';
import { optionName, roleFactText } from '#words/role-fact.ts';
import type { Submission } from '#server/submissions/submission.ts';
import type { InboxRow } from '#domain/submissions/work.ts';

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
    likelyDuplicates(db, [id]),
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

/** What nobody sees of a restricted submission. */
export const withheld = {
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

type Options = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Labels = Readonly<Record<string, string | undefined>>;
const labelsByLanguage = { en, de };

/** Of the fields of forms, in the words of the desk. */
function labelsOf(reader: Locale) {
  const { fieldLabels, unaskedFieldWords } = labelsByLanguage[languageOf(reader)];
  return inRegion({ fieldLabels, unaskedFieldWords }, reader);
}

/**
 * Every answer in the order of the form, labels and our own values in the words of its reader; what
 * the heading of a submission shows is left out. What the sender typed, and the words of consents,
 * stay as they were.
 */
export function fieldsForDesk(
  submission: Submission,
  consents: readonly Consent[],
  reader: Locale,
): ShownField[] {
  const { kind, fields } = submission;
  const form = formOf(kind);
  const messages = messagesFor(catalogue().firm, reader);
  // A firm's names and ours may quote a regional word.
  const options: Options = catalogue().quote(messages.forms[kind].options, reader);
  const names = catalogue().quote(messages.vacancies.options, reader);
  const { fieldLabels, unaskedFieldWords } = labelsOf(reader);
  const labels: Labels = fieldLabels;
  const inHeading = headingFields(form, fields);
  const labelOf = (name: string) => labels[name] ?? name;
  return [
    ...Object.entries(form.fields)
      .filter(([name]) => !inHeading.has(name))
      .flatMap(([name, field]) => shownField(name, field)),
    ...consents.map((consent) => shownConsent(consent, submission, labelOf(consent.field))),
  ];

  function shownField(name: string, field: FormField): ShownField[] {
    const label = labelOf(name);
    const value = fields[name] ?? '';
    switch (field.type) {
      case 'text':
        return [{ name, label, type: typeOf(field), value }];
      case 'choice':
        return [{ name, label, type: 'choice', value: optionName(options[name], value) }];
      case 'role': {
        const said = roleFactText(field.fact, value, names);
        return [{ name, label: unaskedFieldWords.role[field.fact], type: 'role', value: said }];
      }
      case 'terms-version':
        return [{ name, label: unaskedFieldWords.termsVersion, type: 'terms-version', value }];
      // Consents and the file are shown by themselves, and a copy says nothing new.
      case 'consent':
      case 'file':
      case 'copy':
        return [];
    }
  }
}

function shownConsent(
  { field: name, given, recorded }: Consent,
  { kind, fields, receivedAt }: Submission,
  label: string,
): ShownField {
  const asked: FormField | undefined = formOf(kind).fields[name];
  const time = asked?.type === 'consent' ? asked.recordsTimeAs : undefined;
  const ticked = Date.parse((time && fields[time]) || '');
  return {
    name,
    label,
    type: 'consent',
    value: recorded?.words ?? '',
    given,
    // Without a time of its own it was given with the form.
    ...(given && { at: Number.isNaN(ticked) ? receivedAt : ticked }),
    ...(recorded && { sha256: recorded.sha256 }),
  };
}

/** An optional telephone number has no format, and is one all the same. */
function typeOf({ format, inputMode, rows }: TextField): ShownField['type'] {
  if (inputMode === 'tel') return 'phone';
  return format ?? (rows ? 'paragraph' : 'text');
}

const limit = 50;

/** Of the same mailbox, the newest first. */
export async function sameSender({ all }: Statements, id: string): Promise<InboxRow[]> {
  const rows = await all<StoredInboxRow>(
    `select ${inboxColumns} from ${inboxTables}
      where s.mailbox = (select mailbox from submission where id = $1) and s.id <> $1
        and ${isOf(shown)}
      order by s.received_at desc, s.id desc limit ${limit}`,
    [id],
  );
  return rows.map(toInboxRow);
}

/** Of other mailboxes, with a full name, telephone number or file of these. The newest first. */
export async function likelyDuplicates(
  db: Statements,
  ids: readonly string[],
): Promise<SubmissionDetail['likelyDuplicates']> {
  const { places, parameters } = inList(ids);
  // One lookup by index for each likeness.
  const found = await db.all<{ id: string; same: Likeness }>(
    `select like_it.id, like_it.same from (
        select x.submission_id as id, 'name' as same from submission_search x
          where x.name_key in (select name_key from submission_search where submission_id in (${places}))
        union all select x.submission_id, 'telephone' from submission_search x
          where x.phone_key in (select phone_key from submission_search where submission_id in (${places}))
        union all select f.submission_id, 'file' from submission_file f
          where f.sha256 in (select sha256 from submission_file where submission_id in (${places}))
      ) like_it join submission s on s.id = like_it.id
      where s.mailbox not in (select mailbox from submission where id in (${places}))
        and ${isOf(shown)}
      order by s.received_at desc, s.id desc, like_it.same limit ${3 * limit}`,
    parameters,
  );
  const same = Map.groupBy(found, (row) => row.id);
  const rows = await inboxRowsOf(db, [...same.keys()].slice(0, limit));
  return rows.map((row) => ({ ...row, same: same.get(row.id)!.map(({ same }) => same) }));
}
