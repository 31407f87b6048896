import { Link } from 'react-router';
import type { DueOf } from '#domain/inbox/overview.ts';
import { deskWords } from '#desk/kit/words.ts';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#desk/kit/operations-page.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { numberText } from '#desk/kit/times.ts';

const words = deskWords.overview.due;
const times = ['overdue', 'today', 'tomorrow', 'later'] as const;

/** What is due and for whom; each number leads to its list. */
export function DueTable({ due }: { due: readonly DueOf[] }) {
  if (due.length === 0) {
    return (
      <Panel heading={words.heading}>
        <p className="text-muted">{words.nothing}</p>
      </Panel>
    );
  }
  return (
    <Panel heading={words.heading}>
      <Table columns={[words.person, ...times.map((time) => words.columns[time])]}>
        {due.map((one) => (
          <TableRow
            key={one.owner ?? ''}
            narrow="max-md:grid max-md:grid-cols-4 max-md:gap-x-3 max-md:[&>th]:col-span-4"
          >
            <th scope="row" className="font-normal">
              <Link
                to={addressOf(one)}
                className="inline-flex min-h-8 items-center font-semibold underline-offset-4 hover:underline"
              >
                {one.name ?? words.nobody}
              </Link>
            </th>
            {times.map((time) => (
              <td key={time} className="tabular-nums">
                <span className="block text-xs text-muted md:hidden">{words.columns[time]}</span>
                <Amount one={one} time={time} />
              </td>
            ))}
          </TableRow>
        ))}
      </Table>
    </Panel>
  );
}

function Amount({ one, time }: { one: DueOf; time: (typeof times)[number] }) {
  const count = one[time];
  if (count === 0) return <span className="inline-flex min-h-8 items-center text-muted">0</span>;
  const due = time === 'overdue' || time === 'today' ? `&due=${time}` : '';
  return (
    <Link
      to={`${addressOf(one)}${due}`}
      className={classNames(
        'inline-flex min-h-8 min-w-8 items-center underline-offset-4 hover:underline',
        time === 'overdue' && 'font-semibold text-danger',
      )}
    >
      {numberText(count)}
    </Link>
  );
}

const addressOf = ({ owner }: DueOf) => `/inbox?owner=${owner ?? 'none'}`;
