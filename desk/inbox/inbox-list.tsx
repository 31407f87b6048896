/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   Rows of a virtual grid are placed by hand, which elements of a table do not survive in every
   browser. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { Colleague } from '#domain/submissions/work.ts';
import { classNames } from '#ui/class-names.ts';
import { nameOfOwner } from '#desk/submissions/submission-labels.tsx';
import { GroupRow, groupHeight } from './group-row.tsx';
import { InboxListRow, rowLooks, type RowLook } from './inbox-row.tsx';
import type { ListItem } from './list-items.ts';

const words = deskWords.inbox;

const columns = ['kind', 'name', 'about', 'due', 'owner', 'state', 'received', 'file'] as const;

/** So many items from the end the next page is read. */
const nearEnd = 20;

const keyOf = (item: ListItem) => (item.type === 'group' ? item.group : item.row.id);

/**
 * A grid whose rows take the focus: one is in the tab order, the arrow keys move on. Only the rows
 * in view are in the document, and the one with the focus, which must not vanish.
 */
export function InboxList({
  items,
  total,
  look,
  people,
  now,
  search,
  activeId,
  activeIndex,
  focusedAt,
  openId,
  selected,
  onOpen,
  onActive,
  onSelect,
  onSelectAll,
  onNearEnd,
}: {
  items: readonly ListItem[];
  /** Of the whole list, of which `items` are the beginning; undefined for many. */
  total: number | undefined;
  look: RowLook;
  people: Colleague[];
  now: number;
  /** The query of the address, which an opened submission keeps. */
  search: string;
  activeId: string | undefined;
  /** The row in the tab order: the active one, or the one in its place. */
  activeIndex: number;
  /** Grows when the active row is to take the focus. */
  focusedAt: number;
  openId: string | undefined;
  selected: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onActive: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
  onSelectAll: () => void;
  /** The last of `items` come into view. */
  onNearEnd: () => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => items.flatMap((item) => (item.type === 'row' ? [item.row] : [])),
    [items],
  );
  const activeItem = items.findIndex((item) => item.type === 'row' && item.index === activeIndex);
  // oxlint-disable-next-line react/incompatible-library -- the compiler is not used
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]!.type === 'group' ? groupHeight : rowLooks[look].height),
    getItemKey: (index) => keyOf(items[index]!),
    overscan: 8,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return indexes.includes(activeItem) || activeItem < 0
        ? indexes
        : [...indexes, activeItem].sort((one, other) => one - other);
    },
  });

  const drawn = virtualizer.getVirtualItems();
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= items.length - nearEnd;
  const reachEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd) reachEnd();
  }, [isNearEnd, items]);
  // Sizes follow from the look and from where groups begin.
  useEffect(() => virtualizer.measure(), [look, items, virtualizer]);
  // Rows that arrive above move the active one, but not the reader.
  const showActive = useEffectEvent(() => {
    if (activeId) virtualizer.scrollToIndex(activeItem, { align: 'auto' });
  });
  useEffect(() => showActive(), [activeId, look]);
  useEffect(() => {
    if (focusedAt === 0 || !activeId) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-id="${activeId}"]`);
    row?.focus({ preventScroll: true });
  }, [focusedAt, activeId]);

  const allSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <div
      role="grid"
      aria-label={words.list}
      aria-rowcount={total === undefined ? -1 : total + 1}
      aria-multiselectable
      className="flex min-h-0 flex-1 flex-col"
    >
      <div
        role="rowgroup"
        className={classNames(
          'overflow-y-hidden border-b border-line [scrollbar-gutter:stable]',
          look === 'compact' && 'sr-only',
        )}
      >
        <div
          role="row"
          aria-rowindex={1}
          className={classNames(rowLooks.wide.row, 'h-8 text-xs font-medium text-muted')}
        >
          <div role="columnheader">
            <input
              type="checkbox"
              checked={allSelected}
              aria-label={fillIn(words.selectAll, { count: rows.length })}
              onChange={onSelectAll}
              className="ml-1.5 size-4 align-middle accent-signal"
            />
          </div>
          {columns.map((name) => (
            <div key={name} role="columnheader" className="truncate">
              {words.columns[name]}
            </div>
          ))}
        </div>
      </div>
      <div
        ref={scroller}
        role="rowgroup"
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-gutter:stable]"
      >
        <div
          role="presentation"
          style={{ height: virtualizer.getTotalSize() }}
          onFocus={(event) => {
            const id = event.target.closest<HTMLElement>('[data-id]')?.dataset.id;
            if (id && id !== activeId) onActive(id);
          }}
        >
          {drawn.map(({ index: at, start, key }) => {
            const item = items[at]!;
            if (item.type === 'group') return <GroupRow key={key} group={item.group} top={start} />;
            const { row, index } = item;
            return (
              <InboxListRow
                key={key}
                row={row}
                index={index}
                look={look}
                beside={openId !== undefined}
                to={`/submissions/${row.id}${search}`}
                ownerName={nameOfOwner(people, row.owner)}
                now={now}
                top={start}
                selected={selected.has(row.id)}
                current={row.id === openId}
                focusable={index === activeIndex}
                onOpen={onOpen}
                onSelect={onSelect}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
