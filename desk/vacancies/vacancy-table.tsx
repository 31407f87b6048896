import { Link } from 'react-router';
import { languages, type Language } from '../../domain/edition/editions.ts';
import type { VacancyRow } from '../../domain/work/vacancy-work.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { fullTime } from '../shell/times.ts';
import { StateBadge } from './state-badge.tsx';

/** The title in the first language leads, the others stand below it. */
const [first, ...others] = languages as [Language, ...Language[]];

/** A table where there is room, two lines a role where there is not. */
export function VacancyTable({ rows }: { rows: readonly VacancyRow[] }) {
  const { columns } = words;
  return (
    <div className="rounded-md border border-line bg-surface">
      <table className="w-full border-collapse text-left max-lg:block">
        <thead className="text-xs text-muted max-lg:sr-only">
          <tr className="border-b border-line *:px-3 *:py-2 *:font-semibold">
            <th scope="col">{columns.reference}</th>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.location}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.changed}</th>
            <th scope="col">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  row: { id, reference, title, slug, location, state, ...changed },
}: {
  row: VacancyRow;
}) {
  return (
    <tr className="border-b border-line last:border-0 hover:bg-ink/3 max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-3 max-lg:py-2.5 lg:*:px-3 lg:*:py-1.5">
      <td className="font-mono text-xs whitespace-nowrap text-muted max-lg:order-2 max-lg:self-center">
        {reference}
      </td>
      <th scope="row" className="font-normal max-lg:order-1 max-lg:min-w-0">
        <Link
          to={`/vacancies/${id}`}
          title={slug}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {title[first]}
        </Link>
        {others.map((language) => (
          <span
            key={language}
            lang={language}
            className="block truncate text-xs text-muted lg:max-w-64 xl:max-w-96"
          >
            {title[language]}
          </span>
        ))}
      </th>
      <td className="max-lg:hidden">{location}</td>
      <td className="max-lg:order-3">
        <StateBadge state={state} />
      </td>
      <td className="text-xs text-muted max-lg:hidden">
        {fillIn(words.changedBy, {
          when: fullTime(changed.changedAt),
          name: changed.changedBy,
        })}
      </td>
      <td className="max-lg:order-4 max-lg:text-right">
        <Link
          to={`/vacancies/new?from=${id}`}
          aria-label={fillIn(words.copyOf, { title: title[first] })}
          className="inline-flex min-h-8 items-center text-accent underline-offset-4 hover:underline"
        >
          {words.copy}
        </Link>
      </td>
    </tr>
  );
}
