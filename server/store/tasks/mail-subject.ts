import type { Locale } from '../../../domain/edition/editions.ts';
import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import type { WorkState } from '../../../domain/work/work.ts';
import type { Statements } from '../db/db.ts';

/** What a mail about a submission needs of it. */
export type MailSubject = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  locale: Locale;
  email: string;
  receivedAt: number;
  dueAt: number | null;
  linkVersion: number;
  state: WorkState;
  restrictedAt: number | null;
  ownerEmail: string | null;
  /** Of the outcome, once it is released. */
  subject: string | null;
  text: string | null;
};

const selectSubject = `select s.id, reference, kind, locale, s.email, received_at as "receivedAt",
    due_at as "dueAt", link_version as "linkVersion", state, restricted_at as "restrictedAt",
    p.email as "ownerEmail", o.subject, o.text
  from submission s
  left join person p on p.id = s.owner and p.removed_at is null
  left join outcome o on o.submission_id = s.id and o.released_at is not null`;

export async function mailSubject({ all }: Statements, id: string) {
  const [row] = await all<MailSubject>(`${selectSubject} where s.id = $1`, [id]);
  return row;
}

const linksInOneMail = 20;

/** The newest submissions of the same sender that have a status page. */
export function subjectsOfSender({ all }: Statements, email: string): Promise<MailSubject[]> {
  return all<MailSubject>(
    `${selectSubject} where s.email = $1 and restricted_at is null and quarantined_for is null
      order by received_at desc limit ${linksInOneMail}`,
    [email],
  );
}

/** The pause of receipts to one address that are on their way at the same time. */
const pauseMs = 2_000;

/**
 * When the address may get another receipt; undefined for now. Receipts on their way count as sent.
 * If they alone are too many, each pauses for another time, so that one of them goes on.
 */
export async function receiptsExhaustedUntil(
  { all }: Statements,
  { taskId, email, limit, periodMs, now }: ReceiptLimit,
): Promise<number | undefined> {
  const others = await all<{ id: string; at: number | null }>(
    `select task.id, settled_at as at from task join submission on submission.id = submission_id
      where channel = 'mail' and purpose = 'receipt' and email = $1 and task.id <> $2
        and ((task.state = 'delivered' and settled_at > $4)
          or (task.state = 'waiting' and lease_until > $3))`,
    [email, taskId, now, now - periodMs],
  );
  if (others.length < limit) return undefined;
  const sent = others.flatMap(({ at }) => at ?? []).sort((a, b) => b - a);
  const last = sent[limit - 1];
  if (last !== undefined) return last + periodMs;
  const before = others.filter(({ id, at }) => at === null && id < taskId).length;
  return now + pauseMs * (1 + before);
}

export type ReceiptLimit = {
  taskId: string;
  email: string;
  limit: number;
  periodMs: number;
  now: number;
};
