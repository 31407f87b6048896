import { statusPath } from '#domain/address/paths.ts';
import type { Db } from '#server/db/db.ts';
import { senderView } from '#server/inbox/sender-view.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import { storeSubmission } from './store-submission.ts';

/** A stored submission with the address of its private page. */
export async function linkedSubmission(db: Db, given: Parameters<typeof storeSubmission>[1]) {
  const submission = await storeSubmission(db, given);
  const { linkVersion } = (await senderView(db, submission.id))!;
  const links = await statusLinksOf(db);
  return { ...submission, address: statusPath(links.tokenOf({ id: submission.id, linkVersion })) };
}
