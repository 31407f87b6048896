import type { Statements } from '#server/db/db.ts';
import type { Selection } from './remove-submissions.ts';

/** How many there are, and the earliest time in a column. */
export async function countSelected(
  { all }: Statements,
  { condition, parameters }: Selection,
  { table, time }: { table: string; time: string },
): Promise<{ count: number; earliest: number | null }> {
  const [row] = await all<{ count: number; earliest: number | null }>(
    `select count(*) as count, min(${time}) as earliest from ${table} where ${condition}`,
    parameters,
  );
  return row ?? { count: 0, earliest: null };
}

/** The latest runs, from the audit log. */
export function retentionRuns(
  { all }: Statements,
  limit: number,
): Promise<{ at: number; by: string; deleted: string }[]> {
  return all(
    `select at, person_name as "by", details as deleted from audit
      where action = 'retention-run' order by at desc limit $1`,
    [limit],
  );
}
