import type { ReactNode } from 'react';
import type { RetentionStatus } from '#domain/privacy/person-data.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';

const words = deskWords.privacy;

export function RetentionTable({ categories }: { categories: readonly RetentionStatus[] }) {
  const { columns } = words;
  return (
    <Table columns={Object.values(columns)}>
      {categories.map(({ category, period, kept, dueNow, nextAt }) => (
        <TableRow
          key={category}
          narrow="max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1"
        >
          <th scope="row" className="col-span-2 font-semibold md:font-medium">
            {deskWords.privacy.deletedCategories[category]}
          </th>
          <Cell label={columns.period}>{period ? words.period(period) : words.ownDay}</Cell>
          <Cell label={columns.kept}>{kept}</Cell>
          <Cell label={columns.due}>
            <span className={dueNow > 0 ? 'font-semibold text-danger' : undefined}>{dueNow}</span>
          </Cell>
          <Cell label={columns.next}>{nextAt === null ? words.none : <Moment at={nextAt} />}</Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="tabular-nums">
      <span aria-hidden className="block text-xs text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
