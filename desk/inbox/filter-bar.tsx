import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import {
  type FoundRole,
  type Inbox,
  type InboxFilter,
  inboxSorts,
  sortOf,
  workStates,
} from '#domain/submissions/work.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { ask, download } from '#desk/kit/api.ts';
import { SearchField } from '#desk/kit/list-filters.tsx';
import { quietLinkLook, Select } from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { countText, isUsual, searchOfView, viewOf, withSearch } from './use-inbox.ts';
import { SavedViews } from './saved-views.tsx';

const words = deskWords.inbox;

/** The address is ahead of what is drawn while a view is on its way. */
const viewInAddress = () => viewOf(new URLSearchParams(window.location.search));

/** Every choice stands in the address, so that a view can be shared. Each row keeps its height. */
export function FilterBar({
  filter,
  inbox,
  searchField,
  onView,
  onHelp,
  onLeaveSearch,
}: {
  filter: InboxFilter;
  inbox: Inbox | undefined;
  searchField: RefObject<HTMLInputElement | null>;
  onView: (filter: InboxFilter) => void;
  onHelp: () => void;
  /** Back to the list. */
  onLeaveSearch: () => void;
}) {
  const [unfolded, setUnfolded] = useState(false);
  const exporting = useAct({
    act: () => download(`/inbox.csv?${searchOfView(filter)}`, `inbox-${isoDay(Date.now())}.csv`),
  });
  const change = (changed: Partial<InboxFilter>) => onView({ ...viewInAddress(), ...changed });
  const address = (changed: Partial<InboxFilter>) => `?${searchOfView({ ...filter, ...changed })}`;
  const toggle = <Name extends 'owner' | 'due'>(name: Name, value: InboxFilter[Name]) =>
    address({ [name]: filter[name] === value ? undefined : value });
  const counts = inbox?.counts;

  return (
    // Beside an open submission it has the width of a telephone.
    <div className="@container border-b border-line bg-surface">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 py-2">
        <div className="flex items-center gap-x-4 gap-y-2 @max-3xl:flex-wrap">
          <StateTabs filter={filter} inbox={inbox} address={address} />
          <SearchField
            ref={searchField}
            value={filter.q ?? ''}
            onSearch={(q) => onView(withSearch(viewInAddress(), q))}
            onLeave={onLeaveSearch}
            aria-label={words.search}
            placeholder={words.searchHint}
            className="min-h-9 min-w-40 flex-1 rounded-sm border border-control bg-raised px-3 placeholder:text-muted hover:border-ink @3xl:ml-auto @3xl:max-w-80"
          />
          <button
            type="button"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
            className="min-h-9 rounded-sm border border-control px-3 font-medium @3xl:hidden"
          >
            {words.filters}
          </button>
        </div>
        <div
          className={classNames(
            'items-center gap-x-3 gap-y-2 @max-3xl:flex-wrap @3xl:flex',
            unfolded ? 'flex' : 'hidden',
          )}
        >
          {/* Relative: words for screen readers would otherwise widen the page. */}
          <div className="relative flex min-w-0 items-center gap-2 overflow-x-auto p-0.5 @max-3xl:flex-wrap @3xl:flex-1">
            <Chip to={toggle('owner', 'me')} pressed={filter.owner === 'me'} count={counts?.mine}>
              {words.mine}
            </Chip>
            <Chip
              to={toggle('owner', 'none')}
              pressed={filter.owner === 'none'}
              count={counts?.unassigned}
            >
              {words.unassigned}
            </Chip>
            <Chip
              to={toggle('due', 'replied')}
              pressed={filter.due === 'replied'}
              count={counts?.replied}
            >
              {words.replied}
            </Chip>
            <Chip
              to={toggle('due', 'overdue')}
              pressed={filter.due === 'overdue'}
              count={counts?.overdue}
              urgent={Boolean(counts?.overdue)}
            >
              {words.overdue}
            </Chip>
            <Chip to={toggle('due', 'today')} pressed={filter.due === 'today'}>
              {words.today}
            </Chip>
            {Boolean(counts?.dates) && (
              <Chip to="/mandates" pressed={false} count={counts?.dates} urgent>
                {words.dates}
              </Chip>
            )}
            <Select
              aria-label={words.kind}
              value={filter.kind ?? ''}
              onChange={(kind) => change({ kind: kind || undefined })}
              options={[
                ['', words.anyKind],
                ...submissionKinds.map(
                  (kind) => [kind, deskWords.submissions.kinds[kind]] as const,
                ),
              ]}
            />
            <RoleSelect
              chosen={filter.vacancy}
              shown={inbox?.roles.find(({ id }) => id === filter.vacancy)?.title}
              onChoice={(vacancy) => change({ vacancy })}
            />
            <Select
              aria-label={words.owner}
              value={filter.owner ?? ''}
              onChange={(owner) => change({ owner: owner || undefined })}
              options={[
                ['', words.anyOwner],
                ['me', words.me],
                ['none', words.nobody],
                ...(inbox?.people ?? []).map(({ id, name }) => [id, name] as const),
              ]}
            />
            {inbox && inbox.tags.length > 0 && (
              <Select
                aria-label={words.tag}
                value={filter.tag ?? ''}
                onChange={(tag) => change({ tag: tag || undefined })}
                options={[['', words.anyTag], ...inbox.tags.map((tag) => [tag, tag] as const)]}
              />
            )}
            <Select
              aria-label={words.delivery}
              value={filter.delivery ?? ''}
              onChange={(delivery) =>
                change({ delivery: (delivery || undefined) as InboxFilter['delivery'] })
              }
              options={[
                ['', words.anyDelivery],
                ...unsettledDeliveries.map(
                  (one) => [one, deskWords.submissions.deliveries[one]] as const,
                ),
              ]}
            />
            <Select
              aria-label={words.sort}
              value={sortOf(filter)}
              onChange={(sort) => change({ sort })}
              options={inboxSorts.map((one) => [one, words.sorts[one]] as const)}
            />
            <SavedViews filter={filter} onView={onView} />
            {/* Its place stays when there is nothing to clear. */}
            <Link
              to="?"
              className={classNames(quietLook, isUsual(filter) && 'invisible @max-3xl:hidden')}
            >
              {words.clear}
            </Link>
          </div>
          <span className="flex shrink-0 gap-3">
            <button
              type="button"
              aria-disabled={exporting.busy}
              onClick={() => exporting.act()}
              className={quietLook}
            >
              {words.csv}
            </button>
            <button
              type="button"
              onClick={onHelp}
              title={words.help}
              className={classNames(quietLook, '@max-3xl:hidden')}
            >
              <span className="sr-only">{words.help}</span>
              <kbd aria-hidden className="px-2 font-mono">
                ?
              </kbd>
            </button>
          </span>
        </div>
        {filter.q && inbox && inbox.roles.length > 0 && (
          <FoundRoles
            roles={inbox.roles}
            to={(vacancy) => address({ vacancy, state: 'all', q: undefined })}
          />
        )}
      </div>
    </div>
  );
}

/** Open roles, read when somebody wants to choose one; the search finds any other. */
function RoleSelect({
  chosen = '',
  shown,
  onChoice,
}: {
  chosen: string | undefined;
  /** The title of the chosen one. */
  shown: string | undefined;
  onChoice: (vacancy: string | undefined) => void;
}) {
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery({
    queryKey: ['open-roles'],
    queryFn: ({ signal }) => ask('GET /vacancies', {}, { query: 'state=open', signal }),
    enabled: wanted,
  });
  const roles = data?.rows.map(({ id, title, reference }) => {
    const named = Object.values(title).find(Boolean) ?? '';
    return [id, `${reference} ${named}`] as const;
  });
  return (
    <Select
      aria-label={words.roles}
      value={chosen}
      unlisted={shown}
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
      onChange={(vacancy) => onChoice(vacancy || undefined)}
      options={[['', words.anyRole], ...(roles ?? [])]}
      className="max-w-40"
    />
  );
}

/** Those that settle by themselves are of no interest. */
const unsettledDeliveries = ['failing', 'abandoned', 'held', 'waiting'] as const;

const quietLook = `${quietLinkLook} whitespace-nowrap`;

/** How many there are in each state; of a search, how many it found there. */
function StateTabs({
  filter,
  inbox,
  address,
}: {
  filter: InboxFilter;
  inbox: Inbox | undefined;
  address: (changed: Partial<InboxFilter>) => string;
}) {
  const spam = filter.quarantine === 'yes';
  const found = spam ? null : inbox?.found;
  // A search that finds many does not count them.
  const counts = filter.q && !spam ? (found ?? undefined) : inbox?.counts;
  const tabs = [
    { state: 'open', name: words.stateTabs.open, count: counts && counts.new + counts['in-work'] },
    ...workStates.map((state) => ({
      state,
      name: deskWords.submissions.states[state],
      count: counts?.[state],
    })),
    { state: 'all', name: words.stateTabs.all, count: found ? sumOf(found) : undefined },
  ] as const;
  return (
    <nav aria-label={words.states} className="flex min-w-0 overflow-x-auto p-0.5 @max-3xl:w-full">
      {tabs.map(({ state, name, count }) => (
        <Tab
          key={state}
          to={address({ state, quarantine: 'no' })}
          current={!spam && filter.state === state}
          count={count}
        >
          {name}
        </Tab>
      ))}
      <Tab
        to={address({ state: 'all', quarantine: 'yes' })}
        current={spam}
        count={inbox?.counts.quarantined}
      >
        {words.spam}
      </Tab>
    </nav>
  );
}

function sumOf(found: Record<string, number>): number {
  return Object.values(found).reduce((sum, count) => sum + count, 0);
}

function Tab({
  to,
  current,
  count,
  children,
}: {
  to: string;
  current: boolean;
  count?: number;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2.5 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
    >
      {children} <Count count={count} />
    </Link>
  );
}

/** The roles that a search names, each with all its people. */
function FoundRoles({
  roles,
  to,
}: {
  roles: readonly FoundRole[];
  to: (vacancy: string) => string;
}) {
  return (
    <nav aria-label={words.roles} className="flex flex-wrap gap-2">
      {roles.map(({ id, people, ...role }) => (
        <Chip key={id} to={to(id)} pressed={false} before={words.rolePeople} count={people}>
          {fillIn(words.role, role)}
        </Chip>
      ))}
    </nav>
  );
}

/** A filter that a link sets and takes back. */
function Chip({
  to,
  pressed,
  count,
  urgent = false,
  before,
  children,
}: {
  to: string;
  pressed: boolean;
  count?: number;
  urgent?: boolean;
  /** Words before it for those who do not see it. */
  before?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-current={pressed ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 whitespace-nowrap hover:border-ink',
        pressed ? 'border-ink bg-ink/10 font-semibold' : 'border-line',
        urgent && 'text-danger',
      )}
    >
      {before && <span className="sr-only">{before}</span>}
      {children} <Count count={count} />
    </Link>
  );
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <span className="text-xs font-normal tabular-nums">{countText(count)}</span>;
}
