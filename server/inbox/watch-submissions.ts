import type { DeskEvent } from '#domain/submissions/submission-detail.ts';
import { maxAskedRows } from '#domain/submissions/work.ts';
import { changesSince, countSubmissions, submissionIds } from './changes.ts';
import type { Statements } from '#server/db/db.ts';

/**
 * How far back each poll looks. On PostgreSQL a change can be committed later than its time says,
 * and the clocks of two servers differ a little.
 */
const overlapMs = 15_000;
/** More within the overlap than any office makes by hand. */
const maxChanges = 1_000;

/** Finds what changed and what was deleted since the call before, whoever did it. */
export function watchSubmissions() {
  /** What was reported within the overlap, by submission. */
  const reported = new Map<string, { mark: string; changedAt: number }>();
  let gone: { id: string; at: number }[] = [];
  let known: Set<string> | undefined;

  return {
    poll: async (db: Statements, now: number): Promise<DeskEvent | undefined> => {
      known ??= await submissionIds(db);
      const unreported = await newChanges(db, now);
      const deleted = await newlyGone(db, known, now);
      return eventOf([...unreported, ...deleted]);
    },
    /** For a stream that begins now: its page may have been loaded some seconds ago. */
    recent: () => eventOf([...reported.keys(), ...gone.map(({ id }) => id)]),
  };

  async function newChanges(db: Statements, now: number): Promise<string[]> {
    const since = now - overlapMs;
    const changes = await changesSince(db, since, maxChanges);
    for (const [id, { changedAt }] of reported) if (changedAt < since) reported.delete(id);
    const unreported: string[] = [];
    for (const { id, version, changedAt } of changes) {
      known?.add(id);
      const mark = `${changedAt} ${version}`;
      if (reported.get(id)?.mark === mark) continue;
      reported.set(id, { mark, changedAt });
      unreported.push(id);
    }
    return unreported;
  }

  /** Every row is known once its change was seen, so a count that differs means a deletion. */
  async function newlyGone(db: Statements, before: Set<string>, now: number): Promise<string[]> {
    gone = gone.filter(({ at }) => at >= now - overlapMs);
    if ((await countSubmissions(db)) === before.size) return [];
    const present = await submissionIds(db);
    known = present;
    const deleted = [...before].filter((id) => !present.has(id));
    for (const id of deleted) reported.delete(id);
    gone.push(...deleted.map((id) => ({ id, at: now })));
    return deleted;
  }
}

function eventOf(ids: string[]): DeskEvent | undefined {
  if (ids.length === 0) return undefined;
  return ids.length > maxAskedRows ? { type: 'reload' } : { type: 'changed', ids };
}
