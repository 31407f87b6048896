import { countryOf, type Locale } from '#domain/edition/editions.ts';
import { keptUntil } from '#domain/privacy/erasure.ts';
import type { SubmissionStatus } from '#domain/status/shown-status.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { WorkState } from '#domain/submissions/work.ts';
import type { Message } from '#domain/threads/message.ts';
import type { Statements } from '#server/db/db.ts';
import { lastDayOfPlacement, placedOnColumn } from '#server/mandates/placements.ts';
import { introducedOnColumn } from '#server/mandates/read-mandates.ts';
import { answeredAtColumn, threadOf } from '#server/threads/thread.ts';
import type { TaskState } from '#server/db/tasks.ts';
import { consentsOf, type Consent } from '#server/submissions/consents.ts';
import {
  shown,
  standingColumn,
  withdrawnAtColumn,
  type Standing,
} from '#server/submissions/standing.ts';

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
  /** The day on which its sender was placed last. */
  placedOn: string | null;
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
        ${answeredAtColumn}, ${introducedOnColumn}, ${placedOnColumn}, answers_by_mail
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

/** What the status page shows of a submission. */
export function submissionStatus(
  view: SenderView,
  { token, now, sendsMail }: { token: string; now: number; sendsMail: boolean },
): SubmissionStatus {
  const { kind, reference, receivedAt, fields, file, dueAt, state, withdrawnAt, messages } = view;
  return {
    token,
    kind,
    reference,
    receivedAt,
    fields,
    file: file && { filename: file.filename, size: file.size },
    promise: dueAt === null ? null : { at: dueAt, missed: dueAt <= now },
    state,
    withdrawnAt,
    messages,
    consents: view.consents.map(({ field, given, recorded }) => ({
      field,
      given,
      words: recorded?.words ?? null,
    })),
    answersByMail: sendsMail ? view.answersByMail : null,
    keptUntil: keptUntilOf(view, now),
    introduced: view.introducedOn !== null,
    placementUntil: view.placedOn === null ? null : lastDayOfPlacement(view.placedOn),
    receipt: receiptOf(view, sendsMail),
  };
}

function receiptOf({ receipt }: SenderView, sendsMail: boolean): SubmissionStatus['receipt'] {
  if (receipt === 'delivered') return 'mailed';
  if (!sendsMail) return 'no-mail';
  // Held: a person looks at it first.
  return receipt === 'waiting' || receipt === 'held' ? 'mailed' : 'not-mailed';
}

function keptUntilOf(
  { kind, locale, receivedAt, answeredAt, introducedOn }: SenderView,
  now: number,
): string | null {
  return keptUntil(kind, countryOf(locale), { receivedAt, answeredAt, introducedOn }, now);
}
