import { createContext, use } from 'react';
import type { Colleague, InboxRow, WorkValues } from '../../domain/work/work.ts';

export type Work = {
  people: Colleague[];
  /** Shown at once; refused, it is taken back and announced. */
  change: (rows: InboxRow[], change: WorkValues) => void;
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
