import { type Act, type SignedInActor } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import { maxViews, type NewView, type SavedView } from '#domain/inbox/saved-view.ts';
import { maxCounted } from '#domain/submissions/max-counted.ts';
import { inboxFilterSchema } from '#domain/submissions/work.ts';
import { facts } from '#server/db/audit.ts';
import type { Reads, Statements } from '#server/db/db.ts';
import { idsNaming, patternOf } from '#server/db/personal-columns.ts';
import { countMatching, searchedFor } from './inbox.ts';

type Stored = { id: string; name: string; search: string; shared: number; own: number | boolean };

/** A person's own, then some that others share, by name, each with how many it lists. */
export async function viewsFor(db: Reads, personId: string, now: number): Promise<SavedView[]> {
  const select = 'select id, name, search, shared, person_id = $1 as own from saved_view';
  const order = `order by name, id limit ${maxViews}`;
  const own = await db.all<Stored>(`${select} where person_id = $1 ${order}`, [personId]);
  const others = await db.all<Stored>(`${select} where shared = 1 and person_id <> $1 ${order}`, [
    personId,
  ]);
  return Promise.all(
    [...own, ...others].map(async ({ shared, own, ...view }) => {
      const filter = inboxFilterSchema.parse(Object.fromEntries(new URLSearchParams(view.search)));
      const { asked } = await searchedFor(db, { filter, personId, now });
      const count = await countMatching(db, asked, maxCounted);
      return { ...view, shared: shared === 1, own: Boolean(own), count };
    }),
  );
}

/** Ids of those with an address in them. A search is stored as in a link, so encoded. */
export async function viewsNaming({ all }: Statements, email: string): Promise<string[]> {
  const [plain, encoded] = [email, encodeURIComponent(email)].map(patternOf);
  const rows = await all<{ id: string }>(
    `${idsNaming('saved view')} union ${idsNaming('saved view').replaceAll('$1', '$2')}`,
    [plain!, encoded!],
  );
  return rows.map(({ id }) => id);
}

export async function deleteViews({ all }: Statements, ids: readonly string[]): Promise<void> {
  for (const id of ids) await all('delete from saved_view where id = $1', [id]);
}

/** Undefined when the person has as many as there may be. */
export async function saveView(
  act: Act<SignedInActor>,
  { name, search, shared }: NewView,
): Promise<string | undefined> {
  const held = await act.all('select id from saved_view where person_id = $1', [act.by.id]);
  if (held.length >= maxViews) return undefined;
  const id = randomUUID();
  await act.all(
    `insert into saved_view (id, person_id, name, search, shared, saved_at)
        values ($1, $2, $3, $4, $5, $6)`,
    [id, act.by.id, name, search, shared ? 1 : 0, act.now],
  );
  await act.record('view-saved', { type: 'inbox', id }, shared ? facts`for everybody` : facts``);
  return id;
}

/** False when the person has no such view. */
export async function removeView(act: Act<SignedInActor>, id: string): Promise<boolean> {
  const removed = await act.all(
    'delete from saved_view where id = $1 and person_id = $2 returning id',
    [id, act.by.id],
  );
  if (removed.length === 0) return false;
  const subject = { type: 'inbox', id } as const;
  await act.record('view-removed', subject);
  return true;
}
