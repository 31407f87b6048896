import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Statements } from '#server/db/db.ts';

/**
 * What may be done with a submission. Its sender can take it back, and have it erased, which the
 * law lets us postpone for some: those are restricted. Only this file knows the columns behind it.
 */
export const anyStanding = ['usable', 'withdrawn', 'restricted'] as const;
export type Standing = (typeof anyStanding)[number];

/** Whoever reads a submission names which ones are wanted; there is no other way to read one. */
export type Wanted = readonly Standing[];
export const usable: Wanted = ['usable'];
/** What the desk and the sender still see. */
export const shown: Wanted = ['usable', 'withdrawn'];
export const restricted: Wanted = ['restricted'];

const conditions: Record<Standing, string> = {
  usable: 's.restricted_at is null and s.withdrawn_at is null',
  withdrawn: 's.restricted_at is null and s.withdrawn_at is not null',
  restricted: 's.restricted_at is not null',
};

/** A condition on the submission `s`. */
export function isOf(wanted: Wanted): string {
  // In as few words as an index of the open ones has.
  if (wanted === shown) return 's.restricted_at is null';
  return `(${wanted.map((standing) => `(${conditions[standing]})`).join(' or ')})`;
}

/** What somebody wrote about the submission `s`, in `column`; empty unless it is wanted. */
export function wordsIf(wanted: Wanted, column: string): string {
  return `case when ${isOf(wanted)} then ${column} else '' end`;
}

/** A column of the submission `s`. */
export const standingColumn = `case when ${conditions.restricted} then 'restricted'
  when ${conditions.withdrawn} then 'withdrawn' else 'usable' end as standing`;

/**
 * When the erasure of `s` was asked for, which withdraws it first. One that is restricted at the end of
 * its period was not withdrawn for that.
 */
export const erasureAskedAtColumn = `case when s.withdrawn_at is not null then s.restricted_at end
  as erasure_asked_at`;

/** When the sender of `s` took it back. */
export const withdrawnAtColumn = `s.withdrawn_at`;

/** Its kind; undefined unless it was usable. Nobody works on it any more. */
export async function markWithdrawn(
  { all }: Statements,
  id: string,
  now: number,
): Promise<SubmissionKind | undefined> {
  const [row] = await all<{ kind: SubmissionKind }>(
    `update submission as s set withdrawn_at = $2, state = 'closed', changed_at = $2,
      version = version + 1 where id = $1 and ${isOf(usable)} returning kind`,
    [id, now],
  );
  return row?.kind;
}

/** False when it was restricted before. */
export async function markRestricted(
  { all }: Statements,
  id: string,
  { now, deleteAt }: { now: number; deleteAt: number },
) {
  const rows = await all(
    `update submission as s set restricted_at = $2, delete_at = $3, changed_at = $2,
      version = version + 1 where id = $1 and ${isOf(shown)} returning id`,
    [id, now, deleteAt],
  );
  return rows.length > 0;
}
