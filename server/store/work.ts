import type { WorkChange, WorkChanged, WorkState } from '../../domain/work/work.ts';
import { recordAudit, type Actor } from './audit.ts';
import type { Db, Statements } from './db.ts';
import { inboxRowsOf } from './inbox-row.ts';

type Change = WorkChange['change'];
type Before = { state: WorkState; owner: string | null; due_at: number | null };

/**
 * Changes each submission whose version is still the one that the person saw. The others are
 * returned as they are now.
 */
export async function changeWork(
  db: Db,
  { items, change }: WorkChange,
  { by, now }: { by: Actor; now: number },
): Promise<WorkChanged | 'unknown-person'> {
  return db.transaction(async (statements) => {
    const owner = change.owner ? await nameOf(statements, change.owner) : undefined;
    if (change.owner && owner === undefined) return 'unknown-person';
    const changed: string[] = [];
    const untouched: string[] = [];
    // In one order, so that two bulk changes of the same rows do not wait for each other.
    for (const { id, version } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const before = await apply(statements, { id, version }, change, now);
      if (!before) {
        untouched.push(id);
        continue;
      }
      changed.push(id);
      for (const entry of entriesOf(before, change, owner)) {
        await recordAudit(statements, {
          at: now,
          by,
          subject: { type: 'submission', id },
          ...entry,
        });
      }
    }
    const stale = await inboxRowsOf(statements, untouched);
    const present = new Set(stale.map(({ id }) => id));
    return {
      changed: await inboxRowsOf(statements, changed),
      stale,
      gone: untouched.filter((id) => !present.has(id)),
    };
  });
}

/** Undefined when the version is another one, or when nobody may work on it any more. */
async function apply(
  { all }: Statements,
  { id, version }: { id: string; version: number },
  change: Change,
  now: number,
): Promise<Before | undefined> {
  const [before] = await all<Before>(
    `select state, owner, due_at from submission
      where id = $1 and version = $2 and restricted_at is null`,
    [id, version],
  );
  if (!before) return undefined;
  const { state, owner, dueAt } = merged(before, change);
  const rows = await all(
    `update submission set state = $3, owner = $4, due_at = $5, version = version + 1,
      changed_at = $6 where id = $1 and version = $2 and restricted_at is null returning id`,
    [id, version, state, owner, dueAt, now],
  );
  return rows.length > 0 ? before : undefined;
}

/** Whoever takes a new one works on it. */
function merged(before: Before, change: Change) {
  const taken = before.state === 'new' && Boolean(change.owner);
  return {
    state: change.state ?? (taken ? 'in-work' : before.state),
    owner: change.owner === undefined ? before.owner : change.owner,
    dueAt: change.dueAt ?? before.due_at,
  };
}

function entriesOf(before: Before, change: Change, ownerName: string | undefined) {
  const after = merged(before, change);
  const entries: { action: string; details: string }[] = [];
  if (after.owner !== before.owner) {
    entries.push(
      after.owner === null
        ? { action: 'submission-unassigned', details: '' }
        : { action: 'submission-assigned', details: `to ${ownerName}` },
    );
  }
  if (after.state !== before.state) {
    const details = `from ${spelled(before.state)} to ${spelled(after.state)}`;
    entries.push({ action: 'submission-state-changed', details });
  }
  if (after.dueAt !== before.due_at) {
    const details = `to ${new Date(after.dueAt!).toISOString()}`;
    entries.push({ action: 'submission-due-changed', details });
  }
  return entries;
}

function spelled(state: WorkState): string {
  return state === 'in-work' ? 'in work' : state;
}

async function nameOf({ all }: Statements, personId: string): Promise<string | undefined> {
  const [person] = await all<{ name: string }>(
    'select name from person where id = $1 and removed_at is null',
    [personId],
  );
  return person?.name;
}

/** Tells the desk to show it anew. It is no change that makes another one stale. */
export async function touchSubmission(
  { all }: Statements,
  submissionId: string,
  now: number,
): Promise<void> {
  await all('update submission set changed_at = $2 where id = $1', [submissionId, now]);
}
