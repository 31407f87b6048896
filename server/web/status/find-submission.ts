import type { Db } from '#server/db/db.ts';
import {
  senderView,
  type RestrictedView,
  type SenderView,
} from '#server/submissions/sender-view.ts';
import { statusLinksOf, type LinkedSubmission } from '#server/submissions/status-links.ts';

export type Found =
  | { is: 'found'; view: SenderView | RestrictedView }
  /** A new link that was mailed and not opened yet. */
  | { is: 'unopened'; view: SenderView | RestrictedView; link: LinkedSubmission }
  /** A link of ours whose submission is gone. */
  | { is: 'erased' }
  /** A newer link has replaced it. */
  | { is: 'old' }
  | { is: 'unknown' };

export async function findSubmission({ db }: { db: Db }, token: string): Promise<Found> {
  const named = (await statusLinksOf(db)).read(token);
  if (!named) return { is: 'unknown' };
  const view = await senderView(db, named.id);
  if (!view) return { is: 'erased' };
  if (named.linkVersion === view.linkVersion) return { is: 'found', view };
  return named.linkVersion > view.linkVersion
    ? { is: 'unopened', view, link: named }
    : { is: 'old' };
}
