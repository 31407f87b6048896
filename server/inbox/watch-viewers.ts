import type { DeskEvent } from '#domain/submissions/submission-detail.ts';
import type { Statements } from '#server/db/db.ts';
import { currentViewers } from '#server/people/viewers.ts';

type ViewersEvent = Extract<DeskEvent, { type: 'viewers' }>;

/** Finds where somebody came or left since the call before. */
export function watchViewers() {
  let shown = new Map<string, ViewersEvent>();

  return {
    poll: async (db: Statements, now: number): Promise<ViewersEvent[]> => {
      const viewers = Map.groupBy(await currentViewers(db, now), (one) => one.submissionId);
      const before = shown;
      shown = new Map(
        [...viewers].map(([submissionId, people]) => [
          submissionId,
          {
            type: 'viewers',
            submissionId,
            people: people.map(({ id, name }) => ({ id, name })),
          },
        ]),
      );
      const left = [...before.keys()].filter((id) => !shown.has(id));
      return [
        ...[...shown.values()].filter((event) => !isSame(event, before.get(event.submissionId))),
        ...left.map((submissionId) => ({ type: 'viewers' as const, submissionId, people: [] })),
      ];
    },
    current: (): ViewersEvent[] => [...shown.values()],
  };
}

function isSame(a: ViewersEvent, b: ViewersEvent | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
