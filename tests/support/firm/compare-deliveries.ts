import { purposeKindOf, repeatedKinds, type TaskPurpose } from '#domain/deliveries/channel.ts';
import type { Db } from '#server/db/db.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import type { Arrival, Firm } from './firm.ts';

type Row = {
  id: string;
  channel: string;
  purpose: TaskPurpose;
  state: string;
  withdrawn: number | null;
  failure: string | null;
  summary: string | null;
  /** How many notices a summary tells. */
  notices: number;
};

/** Tasks that are lost or only look delivered, and messages that arrived under two ids. */
export async function compareDeliveries(db: Db, { webhooks, mails }: Firm): Promise<string[]> {
  const arrived = new Set([...webhooks, ...mails].map(taskIdOf));
  const rows = await db.all<Row>(
    `select t.id, channel, purpose, t.state, withdrawn_at as withdrawn, last_failure as failure, summary,
      (select count(*) from task n join submission s on s.id = n.submission_id
        where n.summary = t.subject_id and ${isOf(usable)}) as notices
      from task t left join submission s on s.id = t.submission_id`,
  );
  // A conversation has many mails with one subject. Tasks of erased submissions are gone.
  const single = new Set(rows.filter(({ purpose }) => !isRepeated(purpose)).map(({ id }) => id));
  return [
    ...rows.flatMap((row) => faultOf(row, arrived) ?? []),
    ...twoIds(webhooks.filter(({ about }) => about.startsWith('submission'))),
    ...twoIds(mails.filter((mail) => single.has(taskIdOf(mail)))),
  ];
}

/** How many messages arrived more than once, which at-least-once allows. */
export function arrivedAgain(arrivals: readonly Arrival[]): number {
  return arrivals.length - new Set(arrivals.map(({ id }) => id)).size;
}

function faultOf(row: Row, arrived: Set<string>) {
  const { id, channel, purpose, state, withdrawn, failure, summary, notices } = row;
  if (channel === 'indexnow') return undefined;
  const task = `${channel} ${purpose} ${id}`;
  if (state === 'delivered') return arrived.has(id) ? undefined : `${task} never arrived`;
  // Told in a summary, which is a task itself.
  if (state === 'cancelled' && summary !== null) return undefined;
  // What a sender withdraws before it is sent is not sent, and nobody is told to answer it.
  const kind = purposeKindOf(purpose);
  const ended = [
    'submission',
    'staff-notice',
    'replied',
    'reply-notice',
    'overdue',
    'withdrawal',
  ].includes(kind);
  if (state === 'cancelled' && ended && withdrawn !== null) return undefined;
  // All that it would have told was withdrawn.
  if (state === 'cancelled' && kind === 'staff-summary' && Number(notices) === 0) return undefined;
  // Of an alert that has ended, or of roles that have closed; who was told is compared apart.
  if (state === 'cancelled' && ['role-confirm', 'role-news'].includes(kind)) return undefined;
  return `${task} is ${state} (${failure})`;
}

function isRepeated(purpose: TaskPurpose): boolean {
  const kind = purposeKindOf(purpose);
  // Two summaries may count the same.
  return kind === 'staff-summary' || repeatedKinds.some((one) => one === kind);
}

/** The message id of a mail is `<task@domain>`. */
function taskIdOf({ id }: Arrival): string {
  return id.replace(/^<|@.*$/g, '');
}

function twoIds(arrivals: readonly Arrival[]): string[] {
  const groups = Map.groupBy(arrivals, ({ about }) => about);
  return [...groups].flatMap(([about, all]) =>
    new Set(all.map(({ id }) => id)).size > 1 ? [`"${about}" arrived under two ids`] : [],
  );
}
