import { createContext, use } from 'react';
import type { Colleague, InboxRow, WorkValues } from '#domain/submissions/work.ts';

export type Work = {
  people: Colleague[];
  /**
   * Shown at once; refused, it is taken back and announced. `onBegun` is called when it is made: not
   * when somebody decides against closing what has no answer.
   */
  change: (rows: InboxRow[], change: WorkValues, onBegun?: () => void) => void;
  undo: () => void;
  /** A row as it is shown while changes of it are not settled. */
  shown: (row: InboxRow) => InboxRow;
};

export const WorkContext = createContext<Work | undefined>(undefined);

export function useWork(): Work {
  const work = use(WorkContext);
  if (!work) throw new Error('useWork is called outside of the inbox.');
  return work;
}
