import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { editionZone } from '#domain/edition/edition-clock.ts';
import { wallClockAt } from '#domain/working-time/wall-clock.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { Db } from '#server/db/db.ts';
import { placementKeptUntil } from '#server/mandates/placements.ts';
import { type RestrictedView, senderView, type SenderView } from '#server/inbox/sender-view.ts';
import { preferredLocale } from '#server/base/visitor-pages.ts';
import type { VisitorSettings } from '../private-pages.ts';
import { type LinkedSubmission, statusLinksOf } from '#server/submissions/status-links.ts';

export type StatusSettings = VisitorSettings & {
  /** The part that receives replies, for which the page is shown again. */
  replies: (app: FastifyInstance, context: StatusContext) => Promise<void>;
};

/** What every part of the status page works with. */
export type StatusContext = StatusSettings & {
  show(reply: FastifyReply, shown: ShownStatus, statusCode?: number): Promise<FastifyReply>;
};

export type Token = { Params: { token: string } };

/**
 * The submission of a link that is current and not restricted. Otherwise answers with the page that
 * says so, and returns undefined.
 */
export async function viewOrAnswer(
  { show, sendsMail }: StatusContext,
  found: Found,
  { headers, params }: { headers: IncomingHttpHeaders; params: Token['Params'] },
  reply: FastifyReply,
): Promise<SenderView | undefined> {
  if (found.is === 'unopened') {
    await show(reply, { is: 'unopened', locale: found.view.locale, token: params.token });
    return undefined;
  }
  if (found.is !== 'found') {
    const locale = preferredLocale(headers);
    if (found.is === 'erased') {
      const { placementUntil } = found;
      await show(reply, { is: 'erased', locale, placementUntil }, 410);
    } else await show(reply, { is: found.is, locale, sendsMail }, 404);
    return undefined;
  }
  if (found.view.standing !== 'restricted') return found.view;
  const { locale, reference, deleteAt } = found.view;
  // Deleted at the end of a day, so the instant itself belongs to the next one.
  const lastInstant = new Date(deleteAt - 1);
  const deleteOn = wallClockAt(lastInstant, editionZone(locale)).day;
  await show(reply, { is: 'restricted', locale, reference, deleteOn });
  return undefined;
}

type Found =
  | { is: 'found'; view: SenderView | RestrictedView }
  /** A new link that was mailed and not opened yet. */
  | { is: 'unopened'; view: SenderView | RestrictedView; link: LinkedSubmission }
  /** A link of ours whose submission is gone; the record of a placement may be left. */
  | { is: 'erased'; placementUntil: string | null }
  /** A newer link has replaced it. */
  | { is: 'old' }
  | { is: 'unknown' };

export async function findSubmission({ db }: { db: Db }, token: string): Promise<Found> {
  const named = (await statusLinksOf(db)).read(token);
  if (!named) return { is: 'unknown' };
  const view = await senderView(db, named.id);
  if (!view) return { is: 'erased', placementUntil: await placementKeptUntil(db, named.id) };
  if (named.linkVersion === view.linkVersion) return { is: 'found', view };
  return named.linkVersion > view.linkVersion
    ? { is: 'unopened', view, link: named }
    : { is: 'old' };
}
