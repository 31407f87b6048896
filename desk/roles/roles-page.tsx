import { Link } from 'react-router';
import {
  type ListedRole,
  type ListedRoles,
  type RoleGroup,
  roleGroups,
} from '#domain/inbox/listed-role.ts';
import type { RoleCounts } from '#domain/mandates/mandate-work.ts';
import { fillIn } from '#words/fill-in.ts';
import { StateBadge } from '#desk/editor/state-badge.tsx';
import { ask } from '#desk/kit/api.ts';
import { Choices, linkLook, PageLink, titleLinkLook } from '#desk/kit/controls.tsx';
import { ListSearch, NothingFound, SamplesNote } from '#desk/kit/list-filters.tsx';
import { searchOf, useListAddress } from '#desk/kit/list-address.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { OperationsPage } from '#desk/kit/operations-page.tsx';
import { MoreRows, Table, TableRow, usePages } from '#desk/kit/table.tsx';
import { calendarDate } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { nameOfOwner } from '#desk/submissions/submission-labels.tsx';

const words = deskWords.roles;
const kindNames = { ...deskWords.today.dateKinds, closes: words.closes };

/** Every role once, its mandate and its advert together. Search and group stand in the address. */
export function RolesPage() {
  const { parameters, change, clear } = useListAddress();
  const q = parameters.get('q') ?? '';
  const owner = parameters.get('owner') ?? '';
  const group = roleGroups.find((one) => one === parameters.get('group')) ?? 'current';
  const query = searchOf({ q, owner, group }).toString();
  const list = usePages(['roles', query], (from, signal) =>
    ask('GET /roles', {}, { query: `${query}&from=${from || 0}`, signal }),
  );
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <OperationsPage
      heading={deskWords.kit.nav.roles}
      action={
        <div className="flex flex-wrap gap-2">
          <PageLink to="/vacancies/new">{words.newAdvert}</PageLink>
          <PageLink to="/mandates/new" primary>
            {words.newMandate}
          </PageLink>
        </div>
      }
    >
      <div className="grid gap-3">
        <ListSearch
          label={words.search}
          hint={words.searchHint}
          value={q}
          onSearch={(text) => change('q', text)}
        >
          <Choices<RoleGroup>
            label={words.states}
            options={roleGroups.map((one) => [one, words.groups[one], first?.counts[one]] as const)}
            chosen={group}
            onChoice={(one) => change('group', one === 'current' ? '' : one)}
          />
          <Choices<string>
            label={words.owner}
            options={[['me', words.mine, first?.mine]]}
            chosen={owner}
            onChoice={(one) => change('owner', owner === one ? '' : one)}
          />
        </ListSearch>
        {!first && <Unanswered query={list} />}
        {first && <Unfit rows={first.unfit} />}
        {first && rows.length === 0 && <Nothing first={first} {...{ q, owner }} onClear={clear} />}
        {rows.some(({ advert }) => advert?.sample) && <SamplesNote />}
        {first && rows.length > 0 && <RoleTable rows={rows} people={first.people} />}
        <MoreRows list={list}>{words.more}</MoreRows>
      </div>
    </OperationsPage>
  );
}

function Nothing({
  first,
  q,
  owner,
  onClear,
}: {
  first: ListedRoles;
  q: string;
  owner: string;
  onClear: () => void;
}) {
  if (q || owner || first.counts.all > 0) {
    return <NothingFound text={words.noMatch} clear={words.clear} onClear={onClear} />;
  }
  return (
    <p className="rounded-md border border-line bg-surface p-10 text-center">{words.nothing}</p>
  );
}

/** What is stored but cannot be read; the page of each says why. */
function Unfit({ rows }: { rows: ListedRoles['unfit'] }) {
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="unfit"
      className="grid gap-1 rounded-md border border-l-4 border-danger bg-danger-surface p-4"
    >
      <h2 id="unfit" className="font-semibold">
        {fillIn(deskWords.vacancies.unfitHeading, { count: rows.length })}
      </h2>
      <p>{deskWords.vacancies.unfitText}</p>
      <ul>
        {rows.map(({ id, slug, reference }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={`/vacancies/${id}`} className={linkLook}>
              {slug}
            </Link>{' '}
            <span className="text-xs text-muted">{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RoleTable({
  rows,
  people,
}: {
  rows: readonly ListedRole[];
  people: ListedRoles['people'];
}) {
  const { role, employer, state, people: who, next, owner } = words.columns;
  return (
    <Table columns={[role, employer, state, who, next, { label: owner, look: 'max-lg:hidden' }]}>
      {rows.map((row) => (
        <Row
          key={row.advert?.id ?? row.mandate?.id}
          row={row}
          owner={nameOfOwner(people, row.owner)}
        />
      ))}
    </Table>
  );
}

function Row({ row, owner }: { row: ListedRole; owner: string }) {
  const { title, mandate, advert, people, next } = row;
  const page = mandate ? `/mandates/${mandate.id}` : `/vacancies/${advert?.id}`;
  return (
    <TableRow narrow="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1">
      <th scope="row" className="font-normal max-md:min-w-0">
        <Link to={page} className={titleLinkLook}>
          {title}
        </Link>{' '}
        <span className="text-xs whitespace-nowrap text-muted">{advert?.reference}</span>
      </th>
      <td className="max-md:order-last max-md:col-span-2 max-md:empty:hidden">
        {mandate?.employer}
      </td>
      <td>
        <State row={row} />
      </td>
      <td className="max-md:col-span-2 max-md:empty:hidden">
        {people && (
          <Link
            to={advert ? `/vacancies/${advert.id}?view=people` : page}
            aria-label={`${fillIn(words.peopleOf, { title })}: ${peopleText(people)}`}
            className="underline-offset-4 hover:underline"
          >
            {peopleText(people)}
          </Link>
        )}
      </td>
      <td className="text-muted max-md:col-span-2 max-md:empty:hidden">
        {next && `${calendarDate(next.day)}, ${next.name || kindNames[next.kind]}`}
      </td>
      <td className="text-muted max-lg:hidden">{mandate && owner}</td>
    </TableRow>
  );
}

/** Of the advert, which it leads to, and before it of a mandate that has ended. */
function State({ row: { mandate, advert } }: { row: ListedRole }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {mandate && mandate.state !== 'open' && <span>{words.mandate[mandate.state]}</span>}
      {advert ? (
        <Link to={`/vacancies/${advert.id}`} className="hover:underline">
          {/* Its last day stands among the dates. */}
          <StateBadge state={advert.state.is === 'open' ? { is: 'open' } : advert.state} />
        </Link>
      ) : (
        <span className="text-muted">{words.unadvertised}</span>
      )}
      {advert?.hasDraft && <StateBadge state={{ is: 'changed' }} />}
    </span>
  );
}

const stagesAhead = ['introduced', 'interview', 'placed'] as const;

/** Who waits, how far others came, and how many there are; a line breaks only between these. */
function peopleText(people: RoleCounts): string {
  const waiting = people.new + people['in-work'];
  const all = Object.values(people).reduce((sum, count) => sum + count, 0);
  return [
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...stagesAhead.flatMap((stage) => (people[stage] ? words.stages[stage](people[stage]) : [])),
    words.people(all),
  ]
    .map((part) => part.replaceAll(' ', '\u00A0'))
    .join(' · ');
}
