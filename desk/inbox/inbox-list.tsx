/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   Rows of a virtual grid are placed by hand, which elements of a table do not survive in every
   browser. Their keys are those of the whole list. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import type { Colleague, InboxRow, InboxSort } from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { dayOf, shortTime, startOfDay } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { DueLabel, Marks, nameOfOwner, StateLabel } from '#desk/submissions/submission-labels.tsx';

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
          look !== 'wide' && 'sr-only',
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

const narrowRow = 'grid content-center items-center gap-x-2 gap-y-0.5 px-3';
const rowLooks = {
  wide: {
    height: 42,
    row: 'grid grid-cols-[2.25rem_8.5rem_minmax(10rem,1.2fr)_minmax(10rem,1.6fr)_8.5rem_9rem_7.75rem_5.5rem_2.5rem] items-center gap-x-3 px-3',
  },
  compact: {
    height: 88,
    row: `${narrowRow} grid-cols-[1.75rem_max-content_minmax(0,1fr)_fit-content(max(8.5rem,20%))]`,
  },
  /** Of an open submission. */
  beside: {
    height: 88,
    row: `${narrowRow} grid-cols-[1.75rem_max-content_minmax(0,1fr)_max-content]`,
  },
};
type RowLook = keyof typeof rowLooks;

/** One line of the list, or three where there is little room. */
const InboxListRow = memo(function InboxListRow({
  row,
  index,
  look,
  to,
  ownerName,
  now,
  top,
  selected,
  current,
  focusable,
  onOpen,
  onSelect,
}: {
  row: InboxRow;
  index: number;
  look: RowLook;
  to: string;
  ownerName: string;
  now: number;
  top: number;
  selected: boolean;
  /** Shown beside the list. */
  current: boolean;
  focusable: boolean;
  onOpen: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
}) {
  const beside = look === 'beside';
  const place = (name: string) => (look === 'wide' ? undefined : name);
  /** Beside a submission the due time, the subject and the owner need the room of the others. */
  const unlessBeside = (name: string) => (beside ? 'sr-only' : place(name));
  return (
    <div
      role="row"
      data-id={row.id}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={current || undefined}
      tabIndex={focusable ? 0 : -1}
      style={{ transform: `translateY(${top}px)`, height: rowLooks[look].height }}
      onClick={(event) => {
        // A link with a modifier opens a tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if ((event.target as Element).closest('label')) return;
        onOpen(row.id);
      }}
      className={classNames(
        rowLooks[look].row,
        'absolute inset-x-0 top-0 cursor-pointer border-b border-line text-sm -outline-offset-2 hover:bg-ink/5',
        current && 'bg-ink/8 shadow-[inset_3px_0_0_var(--color-signal)]',
        selected && 'bg-signal/15',
      )}
    >
      <Cell className={place('row-span-2 self-start')}>
        <label className="grid size-7 cursor-pointer place-items-center">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selected}
            aria-label={fillIn(words.selectRow, { name: row.name || row.reference })}
            onClick={(event) => onSelect(row.id, event.shiftKey)}
            onChange={() => {}}
            className="size-4 accent-signal"
          />
        </label>
      </Cell>
      <Cell className={classNames('truncate text-muted', unlessBeside('col-start-3 row-start-3'))}>
        {deskWords.submissions.kinds[row.kind]}
      </Cell>
      <Cell
        className={classNames(
          'flex min-w-0 items-center gap-2',
          place('col-span-2 col-start-2 row-start-1'),
        )}
      >
        <Link
          to={to}
          tabIndex={-1}
          onClick={(event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
          }}
          className={classNames('truncate', isUnread(row) ? 'font-semibold' : 'font-medium')}
        >
          {row.name || row.reference}
        </Link>
        <Marks row={row} place={beside ? 'beside' : 'list'} />
      </Cell>
      <Cell
        className={classNames(
          'truncate',
          place(`col-start-2 row-start-2 ${beside ? 'col-span-3' : 'col-span-2'}`),
        )}
      >
        {row.about}
      </Cell>
      <Cell
        className={classNames('truncate text-muted', place('col-start-4 row-start-1 text-right'))}
      >
        <DueLabel row={row} now={now} />
      </Cell>
      <Cell
        className={classNames(
          'truncate',
          row.owner === null && 'text-muted',
          place(`row-start-3 text-right ${beside ? 'col-span-2 col-start-3' : 'col-start-4'}`),
        )}
      >
        {ownerName}
      </Cell>
      <Cell className={classNames('truncate', place('col-start-2 row-start-3'))}>
        <StateLabel state={row.state} />
      </Cell>
      <Cell
        className={classNames(
          'truncate text-muted',
          unlessBeside('col-start-4 row-start-2 text-right'),
        )}
      >
        <Moment at={row.receivedAt}>{shortTime(row.receivedAt, now)}</Moment>
      </Cell>
      <Cell
        className={classNames('text-muted', place('col-start-1 row-start-3 justify-self-center'))}
      >
        {row.hasFile && (
          <span title={words.file}>
            <Icon name="file" className="size-4 align-text-bottom" />
            <span className="sr-only">{words.file}</span>
          </span>
        )}
      </Cell>
    </div>
  );
});

/** Somebody wrote, and nobody of the desk has taken it up. */
function isUnread({ state, repliedAt }: InboxRow): boolean {
  return state === 'new' || (state === 'in-work' && repliedAt !== null);
}

function Cell({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}

const groupHeight = 34;

/** The name of the rows below it. */
function GroupRow({ group, top }: { group: DueGroup; top: number }) {
  return (
    <div
      role="row"
      style={{ transform: `translateY(${top}px)`, height: groupHeight }}
      className="absolute inset-x-0 top-0 flex items-end border-b border-line px-4 pb-1"
    >
      <div
        role="gridcell"
        className={classNames(
          'text-xs font-semibold',
          group === 'overdue' ? 'text-danger' : 'text-muted',
        )}
      >
        {words.groups[group]}
      </div>
    </div>
  );
}

const dueGroups = ['replied', 'overdue', 'today', 'tomorrow', 'later', 'never'] as const;
type DueGroup = (typeof dueGroups)[number];

/** What the list draws: rows, and above each group of them its name. */
type ListItem = { type: 'group'; group: DueGroup } | { type: 'row'; row: InboxRow; index: number };

/** Replies, and rows that come by their due time, under the days of the reader. */
export function listItems(rows: readonly InboxRow[], sort: InboxSort, now: number): ListItem[] {
  let before: DueGroup | undefined;
  return rows.flatMap((row, index): ListItem[] => {
    const item = { type: 'row' as const, row, index };
    if (sort !== 'due') return [item];
    const group = dueGroupOf(row, now);
    if (group === before) return [item];
    before = group;
    return [{ type: 'group', group }, item];
  });
}

function dueGroupOf({ repliedAt, dueAt }: InboxRow, now: number): DueGroup {
  if (repliedAt !== null) return 'replied';
  if (dueAt === null) return 'never';
  if (dueAt < now) return 'overdue';
  if (dueAt < startOfDay(dayOf(now), 1)) return 'today';
  return dueAt < startOfDay(dayOf(now), 2) ? 'tomorrow' : 'later';
}
