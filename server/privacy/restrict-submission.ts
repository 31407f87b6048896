import { type Act } from '#server/db/act.ts';
import { aTime, facts } from '#server/db/audit.ts';
import { withdrawSubmission } from '#server/submissions/sender-changes.ts';
import { markRestricted } from '#server/submissions/standing.ts';
import { cancelUnsendable } from '#server/deliveries/sendable.ts';

/**
 * Erasure that the law lets us postpone: out of use at once, deleted by the retention run after
 * `deleteAt`. What waits to be sent about it is cancelled; webhooks learn that it was withdrawn.
 * False when it was restricted before.
 */
export async function restrictIn(
  act: Act,
  id: string,
  { deleteAt }: { deleteAt: number },
): Promise<boolean> {
  // Withdrawn first: receivers learn that and no more.
  await withdrawSubmission(act, id);
  if (!(await markRestricted(act, id, { now: act.now, deleteAt }))) return false;
  await cancelUnsendable(act, id, act.now);
  await act.record(
    'submission-restricted',
    { type: 'submission', id },
    facts`deleted after ${aTime(deleteAt)}`,
  );
  return true;
}
