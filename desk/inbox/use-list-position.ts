import { useState } from 'react';
import type { InboxRow } from '../../domain/work/work.ts';

/** Which row is the active one. When it leaves the list, the one that takes its place becomes it. */
export function useListPosition(rows: InboxRow[], openId: string | undefined) {
  const [picked, setPicked] = useState<string>();
  const [focusedAt, setFocusedAt] = useState(0);
  const [lastIndex, setLastIndex] = useState(0);

  const wanted = openId ?? picked;
  const found = rows.findIndex(({ id }) => id === wanted);
  if (found >= 0 && found !== lastIndex) setLastIndex(found);
  const index = found >= 0 ? found : Math.min(lastIndex, rows.length - 1);
  const activeId = wanted === undefined ? undefined : rows[index]?.id;

  return {
    activeId,
    focusedAt,
    moveTo: setPicked,
    /** The active row takes the focus. */
    focus: (id?: string) => {
      if (id) setPicked(id);
      setFocusedAt((times) => times + 1);
    },
    neighbour: (step: 1 | -1): string | undefined =>
      activeId === undefined ? rows[0]?.id : (rows[index + step] ?? rows[index])?.id,
    /** The next row that stays, or the one before. */
    after: (leaving: ReadonlySet<string>): string | undefined => {
      const stays = ({ id }: InboxRow) => !leaving.has(id);
      return (rows.slice(index).find(stays) ?? rows.slice(0, Math.max(0, index)).findLast(stays))
        ?.id;
    },
  };
}
