import type { Act, ActContext } from '#server/db/act.ts';
import { countryOf } from '#domain/edition/editions.ts';
import { endOfKeeping, keptUntil } from '#domain/privacy/erasure.ts';
import { aReference, aTime, facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import type { PersonSubmission } from '#domain/privacy/person-data.ts';
import { forgetPerson, forgetSenders, mandatesNaming } from '#server/mandates/forget-person.ts';
import {
  placedOf,
  placementsOfEmail,
  recordPlacements,
  restrictPlacements,
} from '#server/mandates/placements.ts';
import { introducedOnColumn } from '#server/mandates/read-mandates.ts';
import { answeredAtColumn } from '#server/threads/thread.ts';
import { eraseAlerts } from '#server/alerts/change-alert.ts';
import { alertsOfEmail } from '#server/alerts/role-alert.ts';
import { roleListsOfEmail } from '#server/alerts/role-lists.ts';
import { mailboxOf, normalizeEmail } from '#domain/mail/mailbox.ts';
import { briefDraftsOfEmail, deleteBriefDrafts } from '#server/submissions/brief-drafts.ts';
import { deleteViews, viewsNaming } from '#server/inbox/saved-views.ts';
import type { KeepingFacts } from './kept-submissions.ts';
import { personSubmissions } from './person-data.ts';
import { erasing, removeSubmissions } from './remove-submissions.ts';
import { type Removed, tellReceivers } from '#server/submissions/delete-submissions.ts';
import { withdrawSubmission } from '#server/submissions/sender-changes.ts';
import { markRestricted } from '#server/submissions/standing.ts';
import { cancelUnsendable } from '#server/submissions/sendable.ts';

type PersonErasure =
  | {
      result: 'erased';
      removed: Removed[];
      /** References of those that are restricted instead. */
      kept: string[];
      briefDrafts: number;
      roleAlerts: number;
      roleLists: number;
      mandates: number;
      /** Records that stay, restricted. */
      placements: number;
      copiesAt: string[];
    }
  /** Something came in that nobody has looked at. */
  | { result: 'stale' }
  | { result: 'not-found' };

/**
 * Deletes everything under an address: exactly what was shown before, or nothing. Mandates stay
 * without the person. What records the
 * introduction of the person to an employer is restricted for as long as the country's law asks, and
 * the record of a placement for its period.
 */
export async function erasePerson(
  context: ActContext,
  email: string,
  { seen }: { seen: Seen },
): Promise<PersonErasure> {
  const shownIds = async (statements: Statements) => {
    const found = await personSubmissions(statements, email, context.now);
    return found.flatMap(({ id, keptUntil }) =>
      seen.submissions.includes(id) && keptUntil === null ? [id] : [],
    );
  };
  return erasing(context, shownIds, async (act): Promise<PersonErasure> => {
    const found = await personSubmissions(act, email, act.now);
    const drafts = await briefDraftsOfEmail(act, email);
    const alerts = await alertsOfEmail(act, email);
    const lists = await roleListsOfEmail(act, email);
    const mandates = await mandatesNaming(act, email);
    const views = await viewsNaming(act, normalizeEmail(email));
    const placements = (await placementsOfEmail(act, email)).filter(
      ({ restricted }) => !restricted,
    );
    const stored = [found, drafts, alerts, lists, mandates, views, placements];
    if (stored.every(({ length }) => length === 0)) return { result: 'not-found' };
    const unseen = found.some(({ id }) => !seen.submissions.includes(id));
    const more =
      drafts.length > seen.briefDrafts ||
      alerts.length > seen.roleAlerts ||
      mandates.length > seen.mandates;
    if (unseen || more) return { result: 'stale' };
    await restrictPlacementsOf(
      act,
      found.map(({ id }) => id),
    );
    await restrictPlacements(act, { condition: 'mailbox = $1', parameters: [mailboxOf(email)] });
    const restricted: PersonSubmission[] = [];
    for (const one of found.filter(({ keptUntil }) => keptUntil !== null)) {
      const deleteAt = one.keptUntil!;
      await restrictIn(act, one.id, { deleteAt });
      restricted.push(one);
    }
    const ids = found.flatMap(({ id, keptUntil }) => (keptUntil === null ? [id] : []));
    const removed = await erase(act, ids);
    for (const { id } of mandates) {
      const person = { email: normalizeEmail(email), name: '' };
      await forgetPerson(act, id, person);
    }
    await deleteViews(act, views);
    if (drafts.length > 0) {
      await deleteBriefDrafts(
        act,
        drafts.map(({ key }) => key),
      );
      await act.record(
        'brief-drafts-erased',
        { type: 'brief-drafts', id: 'brief-drafts' },
        facts`${drafts.length}`,
      );
    }
    await eraseAlerts(act, email);
    const copiesAt = [...new Set(found.flatMap((one) => one.copiesAt))];
    const kept = restricted.map(({ reference }) => reference);
    return {
      result: 'erased',
      removed,
      kept,
      briefDrafts: drafts.length,
      roleAlerts: alerts.length,
      roleLists: lists.length,
      mandates: mandates.length,
      placements: placements.length,
      copiesAt,
    };
  });
}

/** What was shown to the one who erases. */
type Seen = {
  submissions: readonly string[];
  briefDrafts: number;
  roleAlerts: number;
  mandates: number;
};

/**
 * Deletes one with everything that belongs to it. One that the law lets us keep is restricted, and
 * the retention run deletes it.
 */
export async function eraseSubmission(
  context: ActContext,
  id: string,
): Promise<'erased' | 'restricted' | 'not-found'> {
  const deletedNow = async (statements: Statements) =>
    (await keptUntilOf(statements, id, context.now)) === null ? [id] : [];
  return erasing(context, deletedNow, async (act) => {
    const deleteAt = await keptUntilOf(act, id, act.now);
    await restrictPlacementsOf(act, [id]);
    if (deleteAt !== null) {
      await restrictIn(act, id, { deleteAt });
      return 'restricted';
    }
    const removed = await erase(act, [id]);
    return removed.length > 0 ? 'erased' : 'not-found';
  });
}

/** Until when the law lets us keep it; null when it is deleted at once. */
async function keptUntilOf({ all }: Statements, id: string, now: number): Promise<number | null> {
  const [row] = await all<KeepingFacts>(
    `select kind, locale, received_at, ${answeredAtColumn}, ${introducedOnColumn}
      from submission s where id = $1`,
    [id],
  );
  if (!row) return null;
  const country = countryOf(row.locale);
  const lastDay = keptUntil(row.kind, country, row, now);
  return lastDay === null ? null : endOfKeeping(lastDay, country);
}

/** Those who hold a copy are told. The log names references, which name nobody. */
async function erase(act: Act, ids: readonly string[]): Promise<Removed[]> {
  const removed = await removeSubmissions(act, ids);
  await tellReceivers(act, removed);
  await act.recordAll(
    removed.map(({ id, reference }) => ({
      action: 'submission-erased',
      subject: { type: 'submission', id },
      details: aReference(reference),
    })),
  );
  return removed;
}

/**
 * Erasure that the law lets us postpone: out of use at once, deleted by the retention run after
 * `deleteAt`. What waits to be sent about it is cancelled; webhooks learn that it was withdrawn.
 * Mandates, which everybody sees, stay without the person.
 * False when it was restricted before.
 */
export async function restrictIn(
  act: Act,
  id: string,
  { deleteAt }: { deleteAt: number },
): Promise<boolean> {
  // Withdrawn first: receivers learn that and no more.
  await withdrawSubmission(act, id);
  return keepOutOfUse(act, id, { deleteAt, because: 'submission-restricted' });
}

/** Neither shown nor used any more, and deleted by the retention run after `deleteAt`. */
export async function keepOutOfUse(
  act: Act,
  id: string,
  {
    deleteAt,
    because,
  }: { deleteAt: number; because: 'submission-restricted' | 'introduction-kept' },
): Promise<boolean> {
  if (!(await markRestricted(act, id, { now: act.now, deleteAt }))) return false;
  await cancelUnsendable(act, id);
  await forgetSenders(act, [id]);
  const subject = { type: 'submission', id } as const;
  await act.record(because, subject, facts`deleted after ${aTime(deleteAt)}`);
  return true;
}

/** What stays of a placement is kept out of use when its person asks for erasure. */
async function restrictPlacementsOf(act: Act, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await recordPlacements(act, placedOf(ids));
  const { places, parameters } = inList(ids);
  await restrictPlacements(act, { condition: `submission_id in (${places})`, parameters });
}
