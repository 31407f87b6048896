import { Link } from 'react-router';
import type { WebsiteRow } from '#domain/documents/website-work.ts';
import { websiteWords as words } from '#words/desk/website.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { StateBadge } from './state-badge.tsx';

export function DocumentTable({ rows }: { rows: readonly WebsiteRow[] }) {
  const { title, state, changed } = words.columns;
  const columns = [
    title,
    { label: state, look: 'w-72' },
    { label: changed, look: 'w-72 max-lg:hidden' },
  ];
  return (
    <Table columns={columns}>
      {rows.map((row) => (
        <Row key={`${row.kind}/${row.id}`} row={row} />
      ))}
    </Table>
  );
}

function Row({ row: { kind, id, title, state, problems, changed, found } }: { row: WebsiteRow }) {
  return (
    <TableRow narrow="max-md:grid max-md:gap-y-1">
      <th scope="row" className="font-normal">
        <Link
          to={`/website/${kind}/${id}`}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        {found && <span className="line-clamp-2 block text-xs text-muted">{found}</span>}
      </th>
      <td>
        <span className="flex flex-wrap items-center gap-x-3">
          <StateBadge state={state} />
          {problems > 0 && (
            <span className="inline-flex items-center gap-1 text-xs text-danger">
              <Icon name="alert" className="size-4" />
              {fillIn(words.problemCount, { count: problems })}
            </span>
          )}
        </span>
      </td>
      <td className="text-xs text-muted max-lg:hidden">
        {changed
          ? fillIn(words.changedBy, { when: fullTime(changed.at), name: changed.by })
          : words.unchanged}
      </td>
    </TableRow>
  );
}
