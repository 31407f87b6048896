import { type Act } from '#server/db/act.ts';
import type { AuditAction } from '#domain/privacy/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { releaseTasks } from '#server/db/tasks.ts';
import { isOf, usable } from './standing.ts';

export type Review = 'changed' | 'not-found' | 'not-quarantined';

/** Takes a submission out of quarantine: its held tasks of every channel become due. */
export function releaseSubmission(act: Act, id: string): Promise<Review> {
  return review(act, id, 'spam-released', async ({ all }) => {
    const [released] = await all(
      `update submission as s set quarantined_for = null, version = version + 1, changed_at = $2,
          state = case when state = 'closed' then 'new' else state end
        where id = $1 and quarantined_for is not null and ${isOf(usable)} returning id`,
      [id, act.now],
    );
    if (!released) return false;
    await releaseTasks(act, id, act.now);
    return true;
  });
}

/** Confirms the suspicion. Its tasks stay held, so that a mistake can still be released. */
export function discardSubmission(act: Act, id: string): Promise<Review> {
  return review(act, id, 'spam-discarded', async ({ all }) => {
    const discarded = await all(
      `update submission as s set state = 'closed', version = version + 1, changed_at = $2
        where id = $1 and quarantined_for is not null and state <> 'closed'
          and ${isOf(usable)} returning id`,
      [id, act.now],
    );
    return discarded.length > 0;
  });
}

async function review(
  act: Act,
  id: string,
  action: AuditAction,
  change: (statements: Statements) => Promise<boolean>,
): Promise<Review> {
  const [found] = await act.all('select id from submission where id = $1', [id]);
  if (!found) return 'not-found';
  if (!(await change(act))) return 'not-quarantined';
  await act.record(action, { type: 'submission', id });
  return 'changed';
}
