import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { workStates, type Inbox, type InboxFilter } from '#domain/submissions/work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Count } from './chip.tsx';

const words = deskWords.inbox;

/** How many there are in each state; of a search, how many it found there. */
export function StateTabs({
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
    <nav aria-label={words.states} className="flex min-w-0 overflow-x-auto p-0.5 max-md:w-full">
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
