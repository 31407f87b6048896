import { useEffect, useId, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { isTyping, useSingleKeysEnabled } from '#desk/kit/keys.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { InboxRow } from '#domain/submissions/work.ts';

const words = deskWords.inbox.keys;

/** Keys that scroll or press something elsewhere. */
export function isOutsideOfList(event: KeyboardEvent): boolean {
  return isTyping(event) || !(event.target as Element).matches('[role=row], body');
}

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [enabled, setEnabled] = useSingleKeysEnabled();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} heading={words.heading} closeLabel={words.close}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {words.list.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-control bg-sunken px-1.5 text-center font-mono text-xs leading-6"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4">
        <label htmlFor={id}>
          <span className="font-semibold">{words.enabled}</span>
          <span className="block text-muted">{words.enabledHint}</span>
        </label>
        <Switch id={id} checked={enabled} onChange={() => setEnabled(!enabled)} />
      </div>
    </Dialog>
  );
}

/** A number that is pressed after `begin`, as long as no field takes its digits. */
export function usePressedNumber() {
  const [digits, setDigits] = useState<string>();
  useEffect(() => {
    const note = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isEmptyList = target instanceof HTMLSelectElement && target.options.length === 1;
      if (!/^\d$/.test(key) || (isTyping(event) && !isEmptyList)) return;
      setDigits((before) => (before === undefined ? before : before + key));
    };
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
  return {
    number: Number(digits ?? ''),
    begin: () => setDigits(''),
    forget: () => setDigits(undefined),
  };
}

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

/** Where somebody is in a list. `at` is where the wanted row was last seen, if it is gone. */
type Position = {
  rows: readonly InboxRow[];
  at: number;
  isListed: boolean;
  isOpen: boolean;
};

/**
 * The row that has the focus. One that left the list is followed by the row in its place, unless it
 * is still open: then what is shown is the open one, and no row of the list.
 */
export function activeRow({ rows, at, isListed, isOpen }: Position): InboxRow | undefined {
  return isListed || !isOpen ? rows[Math.min(at, rows.length - 1)] : undefined;
}

/** The next or previous one. After a row that left the list, the next is the one in its place. */
export function neighbour(position: Position, step: 1 | -1): InboxRow | undefined {
  const { rows, at } = position;
  const from = activeRow(position) ? Math.min(at, rows.length - 1) : at - (step === 1 ? 1 : 0);
  const wanted = Math.max(0, Math.min(from + step, rows.length - 1));
  return rows[wanted];
}

/** The next row that stays when some are closed, or the one before. */
export function following(
  { rows, at }: Position,
  leaving: ReadonlySet<string>,
): InboxRow | undefined {
  const stays = ({ id }: InboxRow) => !leaving.has(id);
  return rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
}
