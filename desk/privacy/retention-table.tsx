import type { ReactNode } from 'react';
import type { RetentionStatus } from '../../domain/work/privacy.ts';
import { privacyWords as words } from '../../messages/desk-words/privacy.ts';
import { retentionWords } from '../../messages/desk-words/retention.ts';
import { classNames } from '../../ui/class-names.ts';
import { Moment } from '../shell/moment.tsx';

const cell = 'px-4 py-2.5 text-left align-top';

/** A table from 768 px on; below, one block for each category. */
export function RetentionTable({ categories }: { categories: readonly RetentionStatus[] }) {
  const { columns } = words;
  return (
    <table className="block w-full rounded-md border border-line bg-surface md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b border-line text-xs text-muted">
          {Object.entries(columns).map(([name, label]) => (
            <th key={name} scope="col" className={classNames(cell, 'font-medium')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line md:table-row-group">
        {categories.map(({ category, period, kept, dueNow, nextAt }) => (
          <tr key={category} className="grid grid-cols-2 p-2 md:table-row md:p-0">
            <th scope="row" className={classNames(cell, 'col-span-2 font-semibold md:font-medium')}>
              {retentionWords[category]}
            </th>
            <Cell label={columns.period}>{period ? words.period(period) : words.ownDay}</Cell>
            <Cell label={columns.kept}>{kept}</Cell>
            <Cell label={columns.due}>
              <span className={dueNow > 0 ? 'font-semibold text-danger' : undefined}>{dueNow}</span>
            </Cell>
            <Cell label={columns.next}>
              {nextAt === null ? words.none : <Moment at={nextAt} />}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={classNames(cell, 'tabular-nums max-md:py-1')}>
      <span aria-hidden className="block text-xs text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
