import type { InboxRow, WorkValues } from '#domain/submissions/work.ts';

export type UndoStep = { rows: InboxRow[]; change: WorkValues };

/** What restores `before`: one step for all rows that had the same values. */
export function undoSteps(before: InboxRow[], changed: InboxRow[]): UndoStep[] {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const steps = new Map<string, UndoStep>();
  for (const row of changed) {
    const restored = restoring(earlier.get(row.id)!, row);
    const key = JSON.stringify(restored);
    const step = steps.get(key) ?? { rows: [], change: restored };
    step.rows.push(row);
    steps.set(key, step);
  }
  return [...steps.values()].filter((step) => Object.keys(step.change).length > 0);
}

function restoring(before: InboxRow, after: InboxRow): WorkValues {
  return {
    ...(before.state !== after.state && { state: before.state }),
    ...(before.owner !== after.owner && { owner: before.owner }),
    ...(before.tags.join() !== after.tags.join() && { tags: before.tags }),
    // A due time can be changed, not removed.
    ...(before.dueAt !== after.dueAt && before.dueAt !== null && { dueAt: before.dueAt }),
  };
}
