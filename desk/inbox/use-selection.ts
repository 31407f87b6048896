import { useMemo, useState } from 'react';
import type { InboxRow } from '#domain/submissions/work.ts';

/** The rows somebody picked. One that leaves the list is no longer selected. */
export function useSelection(rows: InboxRow[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const selected = useMemo(() => rows.filter(({ id }) => picked.has(id)), [rows, picked]);
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);

  return {
    rows: selected,
    ids,
    clear: () => setPicked(new Set()),
    toggle: (id: string, range: boolean) => {
      const next = new Set(ids);
      if (range && anchor) for (const one of between(rows, anchor, id)) next.add(one);
      else if (!next.delete(id)) next.add(id);
      setPicked(next);
      setAnchor(id);
    },
    toggleAll: () =>
      setPicked(ids.size === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
  };
}

function between(rows: InboxRow[], one: string, other: string): string[] {
  const ends = [one, other].map((id) => rows.findIndex((row) => row.id === id));
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
}
