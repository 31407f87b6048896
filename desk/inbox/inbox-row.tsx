/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   Rows of a virtual grid are placed by hand, which elements of a table do not survive in every
   browser. Their keys are those of the whole list. */
import { memo } from 'react';
import { Link } from 'react-router';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { DueLabel } from '#desk/submissions/submission-labels.tsx';
import { Marks } from '#desk/submissions/submission-labels.tsx';
import { StateLabel } from '#desk/submissions/submission-labels.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { shortTime } from '#desk/kit/times.ts';

const words = deskWords.inbox;

export const rowLooks = {
  wide: {
    height: 42,
    row: 'grid grid-cols-[2.25rem_7.5rem_minmax(10rem,1.2fr)_minmax(10rem,1.6fr)_8.5rem_9rem_7.75rem_5.5rem_2.5rem] items-center gap-x-3 px-3',
  },
  compact: {
    height: 88,
    row: 'grid grid-cols-[1.75rem_auto_minmax(0,1fr)_fit-content(max(7rem,20%))] content-center items-center gap-x-2 gap-y-0.5 px-3',
  },
};
export type RowLook = keyof typeof rowLooks;

/** One line of the list, or three where there is little room. */
export const InboxListRow = memo(function InboxListRow({
  row,
  index,
  look,
  beside,
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
  /** Of an open submission, where there is little room. */
  beside: boolean;
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
  const compact = look === 'compact';
  const place = (name: string) => (compact ? name : undefined);
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
      <Cell className={classNames('truncate text-muted', place('col-start-3 row-start-3'))}>
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
          className={classNames('truncate', row.state === 'new' ? 'font-semibold' : 'font-medium')}
        >
          {row.name || row.reference}
        </Link>
        <Marks row={row} brief={beside} />
      </Cell>
      <Cell className={classNames('truncate', place('col-span-2 col-start-2 row-start-2'))}>
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
          place('col-start-4 row-start-3 text-right'),
        )}
      >
        {ownerName}
      </Cell>
      <Cell className={classNames('truncate', place('col-start-2 row-start-3'))}>
        <StateLabel state={row.state} />
      </Cell>
      <Cell
        className={classNames('truncate text-muted', place('col-start-4 row-start-2 text-right'))}
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

function Cell({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
