import { createContext, use } from 'react';
import type { Colleague, InboxRow } from '../../domain/work/work.ts';
import type { Change } from './work-queue.ts';

export type Work = {
  people: Colleague[];
  /** Shown at once; refused, it is taken back and announced. */
  change: (rows: InboxRow[], change: Change) => void;
  undo: () => void;
  /** Rows that the server sent. */
  receive: (rows: InboxRow[], gone?: string[]) => void;
};

export const WorkContext = createContext<Work | undefined>(undefined);

export function useWork(): Work {
  const work = use(WorkContext);
  if (!work) throw new Error('useWork is called outside of the inbox.');
  return work;
}
