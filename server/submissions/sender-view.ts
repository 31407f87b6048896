import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { WorkState } from '#domain/submissions/work.ts';
import type { Message } from '#domain/threads/message.ts';
import type { Statements } from '#server/db/db.ts';
import { introducedOnColumn } from '#server/mandates/read-mandates.ts';
import { answeredAtColumn, threadOf } from '#server/threads/thread.ts';
import type { TaskState } from '#server/db/task.ts';
import { consentsOf, type Consent } from './consents.ts';
import { shown, standingColumn, withdrawnAtColumn, type Standing } from './standing.ts';

/** What the sender of a submission may see of it. A draft is not read. */
export type SenderView = LinkedView & {
  standing: 'usable' | 'withdrawn';
  kind: SubmissionKind;
  receivedAt: number;
  fields: Record<string, string>;
  file: { filename: string; type: string; size: number } | null;
  dueAt: number | null;
  state: WorkState;
  withdrawnAt: number | null;
  /** State of the mail that confirms it; null when none was planned. */
  receipt: TaskState['state'] | null;
  /** When staff last answered. */
  answeredAt: number | null;
  /** The last day of its way to an employer that its sender was introduced to. */
  introducedOn: string | null;
  answersByMail: boolean;
  messages: Message[];
  consents: Consent[];
};

/** Of a restricted one the sender sees until when it is kept. */
export type RestrictedView = LinkedView & { standing: 'restricted'; deleteAt: number };

type LinkedView = { id: string; reference: string; locale: Locale; linkVersion: number };

type Row = Omit<
  SenderView,
  'fields' | 'file' | 'messages' | 'consents' | 'answersByMail' | 'standing'
> & {
  standing: Standing;
  deleteAt: number | null;
  fields: string;
  filename: string | null;
  type: string;
  size: number;
  answersByMail: number;
};

export async function senderView(
  statements: Statements,
  id: string,
): Promise<SenderView | RestrictedView | undefined> {
  const [row] = await statements.all<Row>(
    `select s.id, reference, kind, locale, link_version,
        received_at, fields, filename, type, size, due_at, state,
        ${standingColumn}, ${withdrawnAtColumn}, delete_at,
        (select t.state from task t where t.submission_id = s.id and t.channel = 'mail'
          and t.purpose = 'receipt') as receipt,
        ${answeredAtColumn}, ${introducedOnColumn}, answers_by_mail
      from submission s
      left join submission_file f on f.submission_id = s.id
      where s.id = $1`,
    [id],
  );
  if (!row) return undefined;
  const { standing, deleteAt, fields, filename, type, size, answersByMail, ...rest } = row;
  if (standing === 'restricted') {
    const { reference, locale, linkVersion } = rest;
    return { standing, id, reference, locale, linkVersion, deleteAt: deleteAt ?? 0 };
  }
  const sent = JSON.parse(fields) as Record<string, string>;
  return {
    ...rest,
    standing,
    fields: sent,
    file: filename === null ? null : { filename, type, size },
    answersByMail: answersByMail === 1,
    messages: await threadOf(statements, id, shown),
    consents: await consentsOf(statements, { id, kind: rest.kind, fields: sent }),
  };
}
