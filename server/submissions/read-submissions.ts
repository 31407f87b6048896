import type { ChannelName } from '#domain/deliveries/channel.ts';
import { readTags } from '#domain/submissions/tags.ts';
import type { Suspicion } from '#domain/submissions/work.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import type { TaskState } from '#server/db/tasks.ts';
import type { Submission, SubmittedFile } from './submission.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import { isOf, standingColumn, usable, type Wanted } from './standing.ts';

type SubmissionRow = Omit<Submission, 'fields' | 'tags' | 'suspicion' | 'file'> &
  Omit<SubmittedFile, 'field' | 'bytes'> & {
    fields: string;
    tags: string;
    quarantinedFor: Suspicion | null;
    fileField: string | null;
  };

const selectSubmission = `select s.id, s.reference, s.kind, s.received_at, s.email, s.locale, s.fields, s.tags,
  s.quarantined_for, ${standingColumn}, s.delete_at, f.field as file_field, f.filename, f.type, f.size, f.sha256
  from submission s left join submission_file f on f.submission_id = s.id`;

export async function submissionById(db: Statements, id: string, wanted: Wanted) {
  return (await select(db, wanted, 's.id = $1', [id]))[0];
}

export async function submissionByReference(db: Statements, reference: string, wanted: Wanted) {
  return (await select(db, wanted, 's.reference = $1', [reference.toUpperCase()]))[0];
}

/** The newest first. */
export function submissionsOfEmail(
  db: Statements,
  email: string,
  wanted: Wanted,
): Promise<Submission[]> {
  const order = 'order by s.received_at desc, s.id';
  return select(db, wanted, `s.mailbox = $1 ${order}`, [mailboxOf(email)]);
}

type ListedSubmission = Pick<Submission, 'reference' | 'kind' | 'receivedAt'> & {
  hasFile: boolean;
  tasks: { channel: ChannelName; state: TaskState['state'] }[];
};

type ListedRow = Omit<ListedSubmission, 'hasFile' | 'tasks'> & {
  id: string;
  filed: string | null;
  channel: ChannelName | null;
  state: TaskState['state'];
};

/** The newest first, of any standing: nothing that their senders wrote. */
export async function latestSubmissions(
  { all }: Statements,
  { kind, quarantined, limit }: { kind?: SubmissionKind; quarantined: boolean; limit: number },
): Promise<ListedSubmission[]> {
  const conditions = ['1 = 1'];
  if (kind) conditions.push('kind = $2');
  if (quarantined) conditions.push('quarantined_for is not null');
  const rows = await all<ListedRow>(
    `select s.id, s.reference, s.kind, s.received_at, f.submission_id as filed,
        t.channel, t.state
      from (select id, reference, kind, received_at from submission
        where ${conditions.join(' and ')} order by received_at desc, id limit $1) s
      left join submission_file f on f.submission_id = s.id
      left join task t on t.submission_id = s.id
      order by s.received_at desc, s.id, t.channel, t.purpose`,
    kind ? [limit, kind] : [limit],
  );
  const listed = new Map<string, ListedSubmission>();
  for (const { id, reference, kind, receivedAt, filed, channel, state } of rows) {
    const one = listed.get(id) ?? {
      reference,
      kind,
      receivedAt,
      hasFile: filed !== null,
      tasks: [],
    };
    if (channel) one.tasks.push({ channel, state });
    listed.set(id, one);
  }
  return [...listed.values()];
}

export async function fileOf(
  db: Statements,
  submissionId: string,
  wanted: Wanted,
): Promise<SubmittedFile | undefined> {
  const [file] = await db.all<SubmittedFile>(
    `select f.field, f.filename, f.type, f.size, f.sha256, f.bytes from submission_file f
      join submission s on s.id = f.submission_id where s.id = $1 and ${isOf(wanted)}`,
    [submissionId],
  );
  return file;
}

async function select(
  db: Statements,
  wanted: Wanted,
  condition: string,
  parameters: (string | number)[],
): Promise<Submission[]> {
  const rows = await db.all<SubmissionRow>(
    `${selectSubmission} where ${isOf(wanted)} and ${condition}`,
    parameters,
  );
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    receivedAt: row.receivedAt,
    email: row.email,
    locale: row.locale,
    fields: JSON.parse(row.fields) as Record<string, string>,
    tags: readTags(row.tags),
    suspicion: row.quarantinedFor ?? undefined,
    standing: row.standing,
    deleteAt: row.deleteAt,
    file:
      row.fileField === null
        ? undefined
        : {
            field: row.fileField,
            filename: row.filename,
            type: row.type,
            size: row.size,
            sha256: row.sha256,
          },
  }));
}

/** What an answer may say of a submission. */
export type AnswerFacts = {
  kind: SubmissionKind;
  locale: Locale;
  fields: Record<string, string>;
  dueAt: number | null;
  vacancyId: string | null;
};

/** By their ids, without those that are not to be answered. */
export async function answerFacts(
  { all }: Statements,
  ids: readonly string[],
): Promise<Map<string, AnswerFacts>> {
  const { places, parameters } = inList(ids);
  const rows = await all<Omit<AnswerFacts, 'fields'> & { id: string; fields: string }>(
    `select id, kind, locale, fields, due_at, vacancy_id from submission s
      where s.id in (${places}) and ${isOf(usable)}`,
    parameters,
  );
  return new Map(
    rows.map(({ id, fields, ...facts }) => [
      id,
      { ...facts, fields: JSON.parse(fields) as Record<string, string> },
    ]),
  );
}

export async function countSubmissions({ all }: Statements): Promise<number> {
  const [row] = await all<{ count: number }>('select count(*) as count from submission');
  return row!.count;
}
