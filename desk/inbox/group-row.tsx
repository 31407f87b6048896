/* oxlint-disable jsx-a11y/prefer-tag-over-role -- as the rows of the list that it stands in */
import { deskWords } from '#desk/kit/words.ts';
import { classNames } from '#ui/class-names.ts';
import type { DueGroup } from './list-items.ts';

const words = deskWords.inbox;

export const groupHeight = 34;

/** The name of the rows below it. */
export function GroupRow({ group, top }: { group: DueGroup; top: number }) {
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
