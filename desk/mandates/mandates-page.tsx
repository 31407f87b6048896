import { Link } from 'react-router';
import { mandateStates } from '#domain/mandates/mandate.ts';
import type { MandateRow } from '#domain/mandates/mandate-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ask } from '#desk/kit/api.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { ListSearch, searchOf, useListAddress } from '#desk/kit/list-filters.tsx';
import { MoreRows, Table, TableRow, usePages } from '#desk/kit/table.tsx';
import { OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { RoleReminderList } from '#desk/kit/role-reminders.tsx';
import { Select, titleLinkLook } from '#desk/kit/controls.tsx';
import { calendarDate } from '#desk/kit/times.ts';
import { DateList } from './date-list.tsx';

const words = deskWords.mandates;

/** All mandates in pages, and the days of all of them. Search and state stand in the address. */
export function MandatesPage() {
  return (
    <OperationsPage
      heading={words.heading}
      action={
        <Link
          to="/mandates/new"
          className="inline-flex min-h-11 items-center justify-center rounded-sm bg-signal px-5 text-sm font-semibold text-on-signal hover:bg-signal-strong"
        >
          {words.new}
        </Link>
      }
    >
      <MandateList />
      <OpenDates />
    </OperationsPage>
  );
}

function MandateList() {
  const { parameters, change } = useListAddress();
  const query = searchOf(
    Object.fromEntries(['state', 'q', 'owner'].map((name) => [name, parameters.get(name) ?? ''])),
  ).toString();
  const list = usePages(['mandates', query], (after, signal) =>
    ask('GET /mandates', {}, { query: after ? `${query}&after=${after}` : query, signal }),
  );
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const people = new Map((pages[0]?.people ?? []).map(({ id, name }) => [id, name]));
  const mine = parameters.get('owner') === 'me';
  return (
    <div className="grid gap-3">
      <ListSearch
        label={words.search}
        hint={words.searchHint}
        value={parameters.get('q') ?? ''}
        onSearch={(text) => change('q', text)}
      >
        <Select
          aria-label={words.state}
          value={parameters.get('state') ?? ''}
          onChange={(state) => change('state', state)}
          options={[
            ['', words.states.open],
            ...mandateStates.slice(1).map((state) => [state, words.states[state]] as const),
            ['all', words.anyState],
          ]}
        />
        <button
          type="button"
          aria-pressed={mine}
          onClick={() => change('owner', mine ? '' : 'me')}
          className="min-h-9 rounded-full border border-line px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink/10 aria-pressed:font-semibold"
        >
          {words.mine}
        </button>
      </ListSearch>
      {!list.data && (
        <Unanswered query={list} loading={<p className="text-muted">{words.loading}</p>} />
      )}
      {list.data && rows.length === 0 && (
        <p className="rounded-md border border-line bg-surface p-6 text-center">
          {words.none} <span className="text-muted">{words.noneYet}</span>
        </p>
      )}
      {rows.length > 0 && (
        <Table columns={Object.values(words.columns)}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              owner={row.owner && (people.get(row.owner) ?? words.formerPerson)}
            />
          ))}
        </Table>
      )}
      <MoreRows list={list}>{words.more}</MoreRows>
    </div>
  );
}

function Row({ row, owner }: { row: MandateRow; owner: string | null }) {
  const { id, role, employer, state, nextDate } = row;
  return (
    <TableRow narrow="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1">
      <th scope="row" className="font-normal max-md:min-w-0">
        <Link to={`/mandates/${id}`} className={titleLinkLook}>
          {role}
        </Link>
      </th>
      <td>{employer}</td>
      <td>{words.states[state]}</td>
      <td className="text-muted">{owner ?? words.nobody}</td>
      <td className="text-muted max-md:col-span-2">
        {nextDate &&
          `${calendarDate(nextDate.day)}, ${nextDate.name || words.dateKinds[nextDate.kind]}`}
      </td>
    </TableRow>
  );
}

function OpenDates() {
  const list = usePages(['mandate-dates'], (after, signal) =>
    ask('GET /mandates/dates', {}, { query: after && `after=${after}`, signal }),
  );
  if (!list.data) return null;
  const dates = list.data.pages.flatMap(({ rows }) => rows);
  return (
    <Panel heading={words.dates}>
      <p className="text-muted">{words.datesHint}</p>
      <RoleReminderList due />
      <DateList dates={dates} renews={[['mandate-dates']]} />
      <MoreRows list={list}>{words.more}</MoreRows>
    </Panel>
  );
}
