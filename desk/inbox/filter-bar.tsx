import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import {
  type FoundRole,
  type Inbox,
  type InboxCounts,
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
import {
  ChoiceCount,
  choiceLook,
  choicesLook,
  quietLinkLook,
  Select,
} from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { countText } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { isUsual, searchOfView, viewOf, withSearch } from './use-inbox.ts';
import { SavedViews } from './saved-views.tsx';

const words = deskWords.inbox;

/** The address is ahead of what is drawn while a view is on its way. */
const viewInAddress = () => viewOf(new URLSearchParams(window.location.search));

/**
 * Every choice stands in the address, so that a view can be shared. What few choose is folded, unless
 * it is chosen.
 */
export function FilterBar({
  filter,
  inbox,
  short,
  searchField,
  onView,
  onHelp,
  onLeaveSearch,
}: {
  filter: InboxFilter;
  inbox: Inbox | undefined;
  /** Where there is little room: until it is unfolded, only what is chosen stands beside the search. */
  short: boolean;
  searchField: RefObject<HTMLInputElement | null>;
  onView: (filter: InboxFilter) => void;
  onHelp: () => void;
  /** Back to the list. */
  onLeaveSearch: () => void;
}) {
  const [wanted, setWanted] = useState<boolean>();
  const rare = rareFilters(filter);
  const unfolded = wanted ?? (rare > 0 && !short);
  const folded = short && !unfolded;
  const address = (changed: Partial<InboxFilter>) => `?${searchOfView({ ...filter, ...changed })}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!folded && <StateChoices filter={filter} inbox={inbox} address={address} />}
        <SearchField
          ref={searchField}
          value={filter.q ?? ''}
          onSearch={(q) => onView(withSearch(viewInAddress(), q))}
          onLeave={onLeaveSearch}
          aria-label={words.search}
          placeholder={words.searchHint}
          className="min-h-9 min-w-56 flex-1 rounded-sm border border-control bg-raised px-3 placeholder:text-muted hover:border-ink md:ml-auto md:max-w-80"
        />
        <button
          type="button"
          onClick={onHelp}
          title={words.help}
          className={`${choiceLook} pointer-coarse:hidden`}
        >
          <span className="sr-only">{words.help}</span>
          <kbd aria-hidden className="font-mono">
            ?
          </kbd>
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {/* First, so that counts that arrive do not move it from under a press. */}
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setWanted(!unfolded)}
          className={`${choiceLook} aria-expanded:text-ink`}
        >
          {words.filters} <ChoiceCount>{rare || undefined}</ChoiceCount>
        </button>
        {folded && <StateChoices filter={filter} inbox={inbox} address={address} only />}
        <WorkChoices filter={filter} inbox={inbox} address={address} only={folded} />
        <SavedViews filter={filter} onView={onView} />
        {!isUsual(filter) && (
          <Link to="?" className={quietLook}>
            {words.clear}
          </Link>
        )}
        {!folded && <ExportButton filter={filter} />}
      </div>
      {unfolded && <RareFilters filter={filter} inbox={inbox} onView={onView} />}
      {filter.q && inbox && inbox.roles.length > 0 && (
        <FoundRoles
          roles={inbox.roles}
          to={(vacancy) => address({ vacancy, state: 'all', q: undefined })}
        />
      )}
    </div>
  );
}

/** Of everything, or of what a search finds; undefined while that is unknown or too much to count. */
function countsOf(filter: InboxFilter, inbox: Inbox | undefined): InboxCounts | undefined {
  return filter.q && filter.quarantine === 'no' ? (inbox?.found ?? undefined) : inbox?.counts;
}

/** Whose work it is, and why it is to be done now. */
function WorkChoices({
  filter,
  inbox,
  address,
  only,
}: {
  filter: InboxFilter;
  inbox: Inbox | undefined;
  address: (changed: Partial<InboxFilter>) => string;
  /** Of the choices, those that are made. */
  only: boolean;
}) {
  const counts = countsOf(filter, inbox);
  const choices = [
    { set: 'owner', to: 'me', name: words.mine, count: counts?.mine },
    { set: 'owner', to: 'none', name: words.unassigned, count: counts?.unassigned },
    { set: 'due', to: 'replied', name: words.replied, count: counts?.replied },
    { set: 'due', to: 'overdue', name: words.overdue, count: counts?.overdue },
    { set: 'due', to: 'today', name: words.today, count: undefined },
  ] as const;
  const shown = choices.filter(({ set, to }) => !only || filter[set] === to);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={words.whatToDo} className={choicesLook}>
      {shown.map(({ set, to, name, count }) => (
        <Choice
          key={to}
          to={address({ [set]: filter[set] === to ? undefined : to })}
          chosen={filter[set] === to}
          count={count}
          urgent={to === 'overdue' && Boolean(count)}
        >
          {name}
        </Choice>
      ))}
    </nav>
  );
}

/** How many of the folded filters are set. */
function rareFilters({ kind, vacancy, owner, tag, delivery, sort }: InboxFilter): number {
  const person = owner === 'me' || owner === 'none' ? undefined : owner;
  return [kind, vacancy, person, tag, delivery, sort].filter((one) => one !== undefined).length;
}

function RareFilters({
  filter,
  inbox,
  onView,
}: {
  filter: InboxFilter;
  inbox: Inbox | undefined;
  onView: (filter: InboxFilter) => void;
}) {
  const change = (changed: Partial<InboxFilter>) => onView({ ...viewInAddress(), ...changed });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Select
        aria-label={words.kind}
        value={filter.kind ?? ''}
        onChange={(kind) => change({ kind: kind || undefined })}
        options={[
          ['', words.anyKind],
          ...submissionKinds.map((kind) => [kind, deskWords.submissions.kinds[kind]] as const),
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
    </div>
  );
}

function ExportButton({ filter }: { filter: InboxFilter }) {
  const exporting = useAct({
    act: () => download(`/inbox.csv?${searchOfView(filter)}`, `inbox-${isoDay(Date.now())}.csv`),
  });
  return (
    <button
      type="button"
      aria-disabled={exporting.busy}
      onClick={() => exporting.act()}
      className={`ml-auto ${quietLook}`}
    >
      {words.csv}
    </button>
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

/** How many there are in each state. */
function StateChoices({
  filter,
  inbox,
  address,
  only = false,
}: {
  filter: InboxFilter;
  inbox: Inbox | undefined;
  address: (changed: Partial<InboxFilter>) => string;
  /** Only the one that is chosen. */
  only?: boolean;
}) {
  const spam = filter.quarantine === 'yes';
  const counts = countsOf(filter, inbox);
  const found = filter.q && counts;
  const choices = [
    { state: 'open', name: words.stateTabs.open, count: counts && counts.new + counts['in-work'] },
    ...workStates.map((state) => ({
      state,
      name: deskWords.submissions.states[state],
      count: counts?.[state],
    })),
    {
      state: 'all',
      name: words.stateTabs.all,
      count: found ? workStates.reduce((sum, state) => sum + found[state], 0) : undefined,
    },
  ] as const;
  return (
    <nav aria-label={words.states} className={choicesLook}>
      {choices
        .map((choice) => ({ ...choice, chosen: !spam && filter.state === choice.state }))
        .filter(({ chosen }) => chosen || !only)
        .map(({ state, name, count, chosen }) => (
          <Choice
            key={state}
            to={address({ state, quarantine: 'no' })}
            chosen={chosen}
            count={count}
          >
            {name}
          </Choice>
        ))}
      {(spam || !only) && (
        <Choice
          to={address({ state: 'all', quarantine: 'yes' })}
          chosen={spam}
          count={inbox?.counts.quarantined}
        >
          {words.spam}
        </Choice>
      )}
    </nav>
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
    <nav aria-label={words.roles} className={choicesLook}>
      {roles.map(({ id, people, ...role }) => (
        <Choice key={id} to={to(id)} chosen={false} before={words.rolePeople} count={people}>
          {fillIn(words.role, role)}
        </Choice>
      ))}
    </nav>
  );
}

/** A filter that a link sets or takes back. */
function Choice({
  to,
  chosen,
  count,
  urgent = false,
  before,
  children,
}: {
  to: string;
  chosen: boolean;
  count: number | undefined;
  urgent?: boolean;
  /** Words before it for those who do not see it. */
  before?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-current={chosen ? 'true' : undefined}
      className={classNames(choiceLook, urgent && 'text-danger')}
    >
      {before && <span className="sr-only">{before}</span>}
      {children} <ChoiceCount>{count === undefined ? undefined : countText(count)}</ChoiceCount>
    </Link>
  );
}
