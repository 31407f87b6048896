import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { InboxRow, WorkState } from '#domain/submissions/work.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { isBeyond, placeIn } from '#server/db/lists.ts';
import { isOf, usable } from './standing.ts';

/**
 * A condition on the submission `s`: which of them programs see. Nothing in quarantine, no samples,
 * and nothing that its sender took back or wants erased.
 */
const isForPrograms = `(${isOf(usable)} and s.quarantined_for is null and s.sample = 0)`;

export type ProgramSubmission = Omit<
  InboxRow,
  'owner' | 'tags' | 'delivery' | 'suspicion' | 'withdrawn' | 'restricted' | 'sample'
> & { changedAt: number; vacancyId: string | null };

export type ProgramFilter = {
  kind?: SubmissionKind | undefined;
  state?: WorkState | undefined;
  vacancy?: string | undefined;
};

/**
 * Until when a cursor trusts the order. On PostgreSQL a change can be committed later than its time
 * says, and the clocks of two servers differ a little.
 */
const overlapMs = 15_000;

const columns = `s.id, s.version, s.reference, s.kind, s.state, s.received_at, s.changed_at, s.due_at,
  s.replied_at, s.vacancy_id, coalesce(x.name, '') as name, coalesce(x.about, '') as about,
  exists (select 1 from submission_file f where f.submission_id = s.id) as has_file`;
const tables = 'submission s left join submission_search x on x.submission_id = s.id';

/** What came in or changed beyond the cursor, the latest change last. */
export async function submissionsForPrograms(
  { all }: Statements,
  { kind, state, vacancy }: ProgramFilter,
  { after = '0_0', limit, now }: { after?: string | undefined; limit: number; now: number },
): Promise<{ submissions: ProgramSubmission[]; cursor: string; more: boolean }> {
  const parameters: SqlValue[] = [];
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  const order = { key: 's.changed_at', id: 's.id', beyond: '>' } as const;
  const conditions = [isForPrograms, isBeyond(placeIn(after), order, given)];
  // Joined to nothing, so that SQLite reads on in the index of the order instead of sorting all of
  // a kind or state: 10 ms instead of 120 among 100,000.
  if (kind) conditions.push(`s.kind || '' = ${given(kind)}`);
  if (state) conditions.push(`s.state || '' = ${given(state)}`);
  if (vacancy) conditions.push(`s.vacancy_id = ${given(vacancy)}`);
  const rows = await all<Row>(
    `select ${columns} from ${tables} where ${conditions.join(' and ')}
      order by s.changed_at, s.id limit ${given(limit + 1)}`,
    parameters,
  );
  const submissions = rows.slice(0, limit).map(toSubmission);
  const last = submissions.at(-1);
  const more = rows.length > limit;
  const reached = last ? `${last.changedAt}_${last.id}` : after;
  const trusted = now - overlapMs;
  // Steps back at the end of the list alone, so that a long one is read to its end.
  const isSettled = more || Number(placeIn(reached).at) <= trusted;
  return { submissions, more, cursor: isSettled ? reached : `${trusted}_0` };
}

export async function submissionForPrograms(
  { all }: Statements,
  id: string,
): Promise<ProgramSubmission | undefined> {
  const [row] = await all<Row>(
    `select ${columns} from ${tables} where s.id = $1 and ${isForPrograms}`,
    [id],
  );
  return row && toSubmission(row);
}

/** SQLite has no truth values. */
type Row = Omit<ProgramSubmission, 'hasFile'> & { hasFile: number | boolean };

function toSubmission({ hasFile, ...row }: Row): ProgramSubmission {
  return { ...row, hasFile: Boolean(hasFile) };
}
