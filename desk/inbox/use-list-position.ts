import { useState } from 'react';
import type { InboxRow } from '#domain/submissions/work.ts';
import { activeRow, following, neighbour, type Position } from './list-position.ts';

/** Which row is the active one: the open one, else the one that was picked last. */
export function useListPosition(rows: readonly InboxRow[], openId: string | undefined) {
  const [picked, setPicked] = useState<string>();
  const [focusedAt, setFocusedAt] = useState(0);
  const [lastIndex, setLastIndex] = useState(0);

  const wanted = openId ?? picked;
  const found = rows.findIndex(({ id }) => id === wanted);
  if (found >= 0 && found !== lastIndex) setLastIndex(found);
  const position: Position = {
    rows,
    at: found >= 0 ? found : lastIndex,
    isListed: found >= 0,
    isOpen: openId !== undefined,
  };

  return {
    activeId: wanted === undefined ? undefined : activeRow(position)?.id,
    /** Where the list is entered: the active row, or the one in its place. */
    index: Math.max(0, Math.min(position.at, rows.length - 1)),
    isListed: position.isListed,
    focusedAt,
    moveTo: setPicked,
    /** The active row takes the focus. */
    focus: (id?: string) => {
      if (id) setPicked(id);
      setFocusedAt((times) => times + 1);
    },
    neighbour: (step: 1 | -1) => (wanted === undefined ? rows[0] : neighbour(position, step))?.id,
    after: (leaving: ReadonlySet<string>) => following(position, leaving)?.id,
  };
}
