import { countryOf } from '#domain/edition/editions.ts';
import { keptUntil } from '#domain/privacy/erasure.ts';
import type { SubmissionStatus } from '#domain/status/shown-status.ts';
import type { SenderView } from '#server/submissions/sender-view.ts';

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
