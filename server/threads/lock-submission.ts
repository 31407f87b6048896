import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { WorkState } from '#domain/submissions/work.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, usable } from '#server/submissions/standing.ts';

export type LockedSubmission = {
  version: number;
  kind: SubmissionKind;
  reference: string;
  locale: Locale;
  fields: string;
  state: WorkState;
  owner: string | null;
  dueAt: number | null;
  suspicion: string | null;
};

/**
 * A submission that its sender has not taken back, locked until the transaction ends: the messages
 * of one submission are written one after the other.
 */
export async function lockSubmission(
  { all }: Statements,
  id: string,
  now: number,
): Promise<LockedSubmission | undefined> {
  const [row] = await all<LockedSubmission>(
    `update submission as s set changed_at = $2 where id = $1 and ${isOf(usable)}
      returning version, kind, reference, locale, fields, state, owner, due_at,
        quarantined_for as suspicion`,
    [id, now],
  );
  return row;
}
