import type { Statements } from '#server/db/db.ts';

export type ChangedSubmission = { id: string; version: number; changedAt: number };

/** The latest first. */
export function changesSince(
  { all }: Statements,
  since: number,
  limit: number,
): Promise<ChangedSubmission[]> {
  return all<ChangedSubmission>(
    `select id, version, changed_at from submission
      where changed_at >= $1 order by changed_at desc limit $2`,
    [since, limit],
  );
}

export async function countSubmissions({ all }: Statements): Promise<number> {
  const [row] = await all<{ count: number }>('select count(*) as count from submission');
  return row!.count;
}

export async function submissionIds({ all }: Statements): Promise<Set<string>> {
  const rows = await all<{ id: string }>('select id from submission');
  return new Set(rows.map(({ id }) => id));
}
