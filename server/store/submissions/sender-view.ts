import type { Locale } from '../../../domain/edition/editions.ts';
import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import type { WorkState } from '../../../domain/work/work.ts';
import type { Statements } from '../db/db.ts';
import type { TaskState } from '../tasks/task.ts';
import { standingColumn, withdrawnAtColumn, type Standing } from './standing.ts';

/** What the sender of a submission may see of it. A decision is not read before its release. */
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
  outcome: { subject: string; text: string; releasedAt: number } | null;
};

/** Of a restricted one the sender sees until when it is kept. */
export type RestrictedView = LinkedView & { standing: 'restricted'; deleteAt: number };

type LinkedView = { id: string; reference: string; locale: Locale; linkVersion: number };

type Row = Omit<SenderView, 'fields' | 'file' | 'outcome' | 'standing'> & {
  standing: Standing;
  deleteAt: number | null;
  fields: string;
  filename: string | null;
  type: string;
  size: number;
  releasedAt: number | null;
  subject: string;
  text: string;
};

export async function senderView(
  { all }: Statements,
  id: string,
): Promise<SenderView | RestrictedView | undefined> {
  const [row] = await all<Row>(
    `select s.id, reference, kind, locale, link_version as "linkVersion",
        received_at as "receivedAt", fields, filename, type, size, due_at as "dueAt", state,
        ${standingColumn}, ${withdrawnAtColumn}, delete_at as "deleteAt",
        (select t.state from task t where t.submission_id = s.id and t.channel = 'mail'
          and t.purpose = 'receipt') as receipt,
        o.subject, o.text, o.released_at as "releasedAt"
      from submission s
      left join submission_file f on f.submission_id = s.id
      left join outcome o on o.submission_id = s.id and o.released_at is not null
      where s.id = $1`,
    [id],
  );
  if (!row) return undefined;
  const { standing, deleteAt, fields, filename, type, size, releasedAt, subject, text, ...rest } =
    row;
  if (standing === 'restricted') {
    const { reference, locale, linkVersion } = rest;
    return { standing, id, reference, locale, linkVersion, deleteAt: deleteAt ?? 0 };
  }
  return {
    ...rest,
    standing,
    fields: JSON.parse(fields) as Record<string, string>,
    file: filename === null ? null : { filename, type, size },
    outcome: releasedAt === null ? null : { subject, text, releasedAt },
  };
}
