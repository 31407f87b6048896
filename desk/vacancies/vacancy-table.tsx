import { Link } from 'react-router';
import { languages, type Language } from '#domain/edition/editions.ts';
import type { VacancyRow } from '#domain/vacancies/vacancy-work.ts';
import { shownLanguage } from '#words/desk/desk-language.ts';
import { vacancyWords as words } from '#words/desk/vacancies.ts';
import { fillIn } from '#words/fill-in.ts';
import { namesOfFirm } from '#words/names-of-firm.ts';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { RoleCountsLine } from '#desk/submissions/role-people.tsx';
import { StateBadge } from './state-badge.tsx';

const wide = 'max-lg:hidden';

export function VacancyTable({ rows }: { rows: readonly VacancyRow[] }) {
  const { reference, title, location, state, people, changed, actions } = words.columns;
  const columns = [
    reference,
    title,
    { label: location, look: wide },
    state,
    people,
    { label: changed, look: wide },
    actions,
  ];
  return (
    <Table columns={columns}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </Table>
  );
}

function Row({
  row: { id, reference, title, slug, location, state, people, ...changed },
}: {
  row: VacancyRow;
}) {
  // The title in the reader’s language leads, the others stand below it.
  const [first, ...others] = titleLanguages();
  return (
    <TableRow narrow="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1">
      <td className="font-mono text-xs whitespace-nowrap text-muted max-md:order-2 max-md:self-center">
        {reference}
      </td>
      <th scope="row" className="font-normal max-md:order-1 max-md:min-w-0">
        <Link
          to={`/vacancies/${id}`}
          title={slug}
          className="font-semibold underline-offset-4 hover:underline"
        >
          <span lang={first}>{title[first]}</span>
        </Link>
        {others.map((language) => (
          <span
            key={language}
            lang={language}
            className="block truncate text-xs text-muted md:max-w-52 xl:max-w-96"
          >
            {title[language]}
          </span>
        ))}
      </th>
      <td className={wide}>{placeName(location)}</td>
      <td className="max-md:order-3">
        <StateBadge state={state} />
      </td>
      <td className="max-md:order-5 max-md:col-span-2">
        {people && (
          <Link
            to={`/vacancies/${id}?view=people`}
            className="inline-block rounded-sm hover:underline"
          >
            <span className="sr-only">{fillIn(words.peopleOf, { title: title[first] })}</span>
            <RoleCountsLine counts={people} />
          </Link>
        )}
      </td>
      <td className={`text-xs text-muted ${wide}`}>
        {fillIn(words.changedBy, {
          when: fullTime(changed.changedAt),
          name: changed.changedBy,
        })}
      </td>
      <td className="max-md:order-4 max-md:text-right">
        <Link
          to={`/vacancies/new?from=${id}`}
          aria-label={fillIn(words.copyOf, { title: title[first] })}
          className="inline-flex min-h-8 items-center text-accent underline-offset-4 hover:underline"
        >
          {words.copy}
        </Link>
      </td>
    </TableRow>
  );
}

function titleLanguages(): [Language, ...Language[]] {
  const others = languages().filter((language) => language !== shownLanguage);
  const all = others.length < languages().length ? [shownLanguage, ...others] : others;
  return all as [Language, ...Language[]];
}

/** As the firm names the place; one that it no longer has, as stored. */
function placeName(id: string): string {
  return namesOfFirm()(shownLanguage).options[id] ?? id;
}
