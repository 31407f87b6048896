import { Link } from 'react-router';
import { vacancyStates } from '#domain/vacancies/vacancy-state.ts';
import { rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import type { DeskVacancies, VacancyRow } from '#domain/vacancies/vacancy-work.ts';
import { languages, type Language } from '#domain/edition/editions.ts';
import { deskWords, shownLanguage } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { namesOfFirm } from '#words/names-of-firm.ts';
import { ask } from '#desk/kit/api.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { Choices, quietLinkLook, titleLinkLook } from '#desk/kit/controls.tsx';
import { ListSearch, NothingFound, useListAddress } from '#desk/kit/list-filters.tsx';
import { MoreRows, Table, TableRow, usePages } from '#desk/kit/table.tsx';
import { RoleReminderList } from '#desk/kit/role-reminders.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { RoleCountsLine } from '#desk/submissions/role-people.tsx';
import { RoleAlerts } from './role-alerts.tsx';
import { StateBadge } from '#desk/editor/state-badge.tsx';
import { UnfitVacancies } from './unfit-notice.tsx';
import { firm } from '#desk/kit/session.ts';
import { vacanciesKey } from './advert.tsx';

const words = deskWords.vacancies;

/** Every vacancy in pages, the last change first. Search and state stand in the address. */
export function VacanciesPage() {
  const { parameters, change, clear } = useListAddress();
  const search = parameters.get('q') ?? '';
  const state = vacancyStates.find((one) => one === parameters.get('state')) ?? '';
  const query = new URLSearchParams({ q: search, ...(state && { state }) }).toString();
  const list = usePages([...vacanciesKey, query], (from, signal) =>
    ask('GET /vacancies', {}, { query: `${query}&from=${from || 0}`, signal }),
  );
  if (!list.data) return <Unanswered query={list} />;

  const first = list.data.pages[0]!;
  const rows = list.data.pages.flatMap((page) => page.rows);
  const count = (one: VacancyRow['state']['is'] | '') =>
    one ? first.counts[one] : sumOf(first.counts);

  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl">{words.heading}</h1>
        <output className="text-muted">
          {fillIn(words.count, { shown: count(state), total: first.total })}
        </output>
        <Link
          to="/vacancies/new"
          className="ml-auto inline-flex min-h-11 items-center justify-center rounded-sm bg-signal px-5 text-sm font-semibold text-on-signal hover:bg-signal-strong"
        >
          {words.new}
        </Link>
      </div>
      <ListSearch
        label={words.search}
        hint={words.searchHint}
        value={search}
        onSearch={(text) => change('q', text)}
      >
        <Choices
          label={words.states}
          options={[
            ['', words.all, count('')],
            ...vacancyStates.map((one) => [one, words.state[one], count(one)] as const),
          ]}
          chosen={state}
          onChoice={(one) => change('state', one)}
        />
      </ListSearch>
      <UnfitVacancies rows={first.unfit} />
      <RoleReminderList />
      <RoleAlerts />
      {rows.length === 0 ? (
        <NothingFound text={words.none} clear={words.clear} onClear={clear} />
      ) : (
        <VacancyTable rows={rows} />
      )}
      <MoreRows list={list}>
        {fillIn(words.more, { count: Math.min(rowsOfAPage, count(state) - rows.length) })}
      </MoreRows>
    </div>
  );
}

function sumOf(counts: DeskVacancies['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

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
  row: { id, reference, title, slug, location, state, hasDraft, people, ...changed },
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
        <Link to={`/vacancies/${id}`} title={slug} className={titleLinkLook}>
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
        {hasDraft && <StateBadge state={{ is: 'changed' }} />}
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
          className={quietLinkLook}
        >
          {words.copy}
        </Link>
      </td>
    </TableRow>
  );
}

function titleLanguages(): [Language, ...Language[]] {
  const others = languages(firm()).filter((language) => language !== shownLanguage);
  const all = others.length < languages(firm()).length ? [shownLanguage, ...others] : others;
  return all as [Language, ...Language[]];
}

/** As the firm names the place; one that it no longer has, as stored. */
function placeName(id: string): string {
  return namesOfFirm(firm())(shownLanguage).options[id] ?? id;
}
