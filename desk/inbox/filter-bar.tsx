import { useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { inboxWords as words } from '../../messages/desk-words/inbox.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { submissionWords } from '../../messages/desk-words/submission.ts';
import { submissionKinds } from '../../domain/forms/submission-kind.ts';
import {
  deliverySummaries,
  workStates,
  type Colleague,
  type FoundRole,
  type InboxCounts,
  type InboxFilter,
} from '../../domain/work/work.ts';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import { classNames } from '../../ui/class-names.ts';
import { isUsual, searchOfView, sorts, type ListView, type Sort } from './list-view.ts';
import { download } from '../shell/download.ts';
import { SearchField } from '../shell/search-field.tsx';
import { useAct } from '../shell/use-act.ts';
import { Select } from '../shell/select.tsx';

/** Every choice stands in the address, so that a view can be shared. */
export function FilterBar({
  view,
  counts,
  people,
  roles,
  searchField,
  onView,
  onHelp,
  onLeaveSearch,
}: {
  view: ListView;
  counts: InboxCounts | undefined;
  people: Colleague[];
  roles: FoundRole[];
  searchField: RefObject<HTMLInputElement | null>;
  onView: (view: ListView) => void;
  onHelp: () => void;
  /** Back to the list. */
  onLeaveSearch: () => void;
}) {
  const { filter, sort } = view;
  const [unfolded, setUnfolded] = useState(false);
  const exporting = useAct({
    act: () => download(`/inbox.csv?${searchOfView(view)}`, `inbox-${isoDay(Date.now())}.csv`),
    failure: 'notice',
  });
  const withFilter = (change: Partial<InboxFilter>): ListView => ({
    sort,
    filter: { ...filter, ...change },
  });
  const address = (change: Partial<InboxFilter>) => `?${searchOfView(withFilter(change))}`;
  const spam = filter.quarantine === 'yes';
  const toggle = <Name extends 'owner' | 'due'>(name: Name, value: InboxFilter[Name]) =>
    address({ [name]: filter[name] === value ? undefined : value });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line bg-surface px-3 py-2">
      <div className="flex items-center gap-x-4 gap-y-2 max-md:flex-wrap">
        <nav aria-label={words.states} className="flex min-w-0 overflow-x-auto p-0.5 max-md:w-full">
          <Tab
            to={address({ state: 'open', quarantine: 'no' })}
            current={!spam && filter.state === 'open'}
            count={counts && counts.new + counts['in-work']}
          >
            {words.stateTabs.open}
          </Tab>
          {workStates.map((state) => (
            <Tab
              key={state}
              to={address({ state, quarantine: 'no' })}
              current={!spam && filter.state === state}
              count={counts?.[state]}
            >
              {submissionWords.states[state]}
            </Tab>
          ))}
          <Tab
            to={address({ state: 'all', quarantine: 'no' })}
            current={!spam && filter.state === 'all'}
          >
            {words.stateTabs.all}
          </Tab>
          <Tab
            to={address({ state: 'all', quarantine: 'yes' })}
            current={spam}
            count={counts?.quarantined}
          >
            {words.spam}
          </Tab>
        </nav>
        <SearchField
          ref={searchField}
          value={filter.q ?? ''}
          onSearch={(q) => onView(withFilter({ q: q || undefined }))}
          onLeave={onLeaveSearch}
          aria-label={words.search}
          placeholder={words.searchHint}
          className="min-h-9 min-w-0 flex-1 rounded-sm border border-control bg-raised px-3 placeholder:text-muted hover:border-ink md:ml-auto md:max-w-80"
        />
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="min-h-9 rounded-sm border border-control px-3 font-medium md:hidden"
        >
          {words.filters}
        </button>
      </div>
      <div
        className={classNames('flex-wrap items-center gap-2 md:flex', unfolded ? 'flex' : 'hidden')}
      >
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
          to={toggle('due', 'overdue')}
          pressed={filter.due === 'overdue'}
          count={counts?.overdue}
          urgent={Boolean(counts?.overdue)}
        >
          {words.overdue}
        </Chip>
        {Boolean(counts?.dates) && (
          <Chip to="/mandates" pressed={false} count={counts?.dates} urgent>
            {words.dates}
          </Chip>
        )}
        <Chip to={toggle('due', 'today')} pressed={filter.due === 'today'}>
          {words.today}
        </Chip>
        <Select
          aria-label={words.kind}
          value={filter.kind ?? ''}
          onChange={(kind) => onView(withFilter({ kind: kind || undefined }))}
          options={[
            ['', words.anyKind],
            ...submissionKinds.map((kind) => [kind, submissionWords.kinds[kind]] as const),
          ]}
        />
        <Select
          aria-label={words.owner}
          value={filter.owner ?? ''}
          onChange={(owner) => onView(withFilter({ owner: owner || undefined }))}
          options={[
            ['', words.anyOwner],
            ['me', words.me],
            ['none', words.nobody],
            ...people.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Select
          aria-label={words.delivery}
          value={filter.delivery ?? ''}
          onChange={(delivery) =>
            onView(withFilter({ delivery: (delivery || undefined) as InboxFilter['delivery'] }))
          }
          options={[
            ['', words.anyDelivery],
            ...deliverySummaries.map((one) => [one, submissionWords.deliveries[one]] as const),
          ]}
        />
        <Select
          aria-label={words.sort}
          value={sort}
          onChange={(next) => onView({ filter, sort: next as Sort })}
          options={sorts.map((one) => [one, words.sorts[one]] as const)}
        />
        {!isUsual(view) && (
          <Link to="?" className={quietLook}>
            {words.clear}
          </Link>
        )}
        <span className="ml-auto flex gap-3">
          <button
            type="button"
            aria-disabled={exporting.busy}
            onClick={() => exporting.act()}
            className={quietLook}
          >
            {words.csv}
          </button>
          <button type="button" onClick={onHelp} className={classNames(quietLook, 'max-md:hidden')}>
            {words.help}
          </button>
        </span>
      </div>
      {roles.length > 0 && (
        <RoleChips
          roles={roles}
          shown={filter.vacancy}
          to={(vacancy) => address({ vacancy, state: 'all', q: undefined })}
        />
      )}
    </div>
  );
}

/** The roles that a search names, each with all its people; of one that is shown, the way back. */
function RoleChips({
  roles,
  shown,
  to,
}: {
  roles: readonly FoundRole[];
  shown: string | undefined;
  to: (vacancy: string | undefined) => string;
}) {
  return (
    <nav aria-label={words.roles} className="flex flex-wrap gap-2">
      {roles.map(({ id, people, ...role }) => (
        <Chip
          key={id}
          to={to(id === shown ? undefined : id)}
          pressed={id === shown}
          before={id === shown ? words.leaveRole : words.rolePeople}
          count={people}
        >
          {fillIn(words.role, role)}
        </Chip>
      ))}
    </nav>
  );
}

const quietLook = 'inline-flex min-h-8 items-center text-accent underline-offset-4 hover:underline';

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
  return <span className="text-xs font-normal tabular-nums">{count.toLocaleString('en-GB')}</span>;
}
