import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Today, todayGroups, todayScopes } from '#domain/inbox/today.ts';
import { fillIn } from '#words/fill-in.ts';
import { ask } from '#desk/kit/api.ts';
import { Choices } from '#desk/kit/controls.tsx';
import { useDeskEvents } from '#desk/kit/desk-events.ts';
import { isTyping, useKeys, useSingleKeysEnabled } from '#desk/kit/keys.ts';
import { useListAddress } from '#desk/kit/list-address.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { useNow } from '#desk/kit/moment.tsx';
import { longDay, longTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { FirstSteps } from './first-steps.tsx';
import { TodayDateRow, TodayRoleRow, RowGroup, TodayWorkRow } from './rows.tsx';
import { TroubleGroup } from './trouble.tsx';

const words = deskWords.today;

const keys = {
  j: 'next',
  k: 'previous',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  a: 'assign',
  r: 'answer',
} as const;

/** What is to be done now: one list that the keys of the inbox move through. */
export function TodayPage() {
  const { parameters, change } = useListAddress();
  const who = todayScopes.find((one) => one === parameters.get('who')) ?? 'mine';
  const query = useQuery({
    queryKey: ['today', who],
    queryFn: ({ signal }) => ask('GET /today', {}, { query: `who=${who}`, signal }),
    placeholderData: keepPreviousData,
    // Promises break and dates come without an event.
    refetchInterval: 60_000,
  });
  useRenewal();
  const { list, onFocus } = useCursor();
  const { data } = query;
  const now = useNow();
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl">{deskWords.kit.nav.today}</h1>
        <time className="text-muted">{longDay(now)}</time>
        <div className="ml-auto" title={words.mineHint}>
          <Choices
            label={words.who}
            options={todayScopes.map((one) => [one, words.whose[one]] as const)}
            chosen={who}
            onChoice={(one) => change('who', one === 'mine' ? '' : one)}
          />
        </div>
      </div>
      {!data && <Unanswered query={query} />}
      {data && (
        <div ref={list} onFocus={onFocus} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FirstSteps people={data.people} />
          <Groups today={data} now={now} />
        </div>
      )}
    </div>
  );
}

function Groups({ today, now }: { today: Today; now: number }) {
  const { work, roles, dates, people } = today;
  const left = todayGroups.filter((group) => work[group].count > 0);
  const isDone = left.length + roles.length + dates.length === 0;
  return (
    <>
      {left.map((group) => (
        <RowGroup
          key={group}
          heading={words.groups[group]}
          count={work[group].count}
          shown={work[group].rows.length}
          all={`/inbox?${inboxOf[group]}`}
          urgent={group === 'overdue'}
        >
          {work[group].rows.map((row) => (
            <TodayWorkRow key={row.id} {...{ group, row, now, people }} />
          ))}
        </RowGroup>
      ))}
      {roles.length > 0 && (
        <RowGroup heading={words.groups.roles} count={roles.length}>
          {roles.map((role) => (
            <TodayRoleRow key={`${role.is} ${role.id}`} role={role} people={people} />
          ))}
        </RowGroup>
      )}
      {dates.length > 0 && (
        <RowGroup heading={words.groups.dates} count={dates.length}>
          {dates.map((date) => (
            <TodayDateRow key={`${date.mandateId} ${date.id}`} {...{ date, now, people }} />
          ))}
        </RowGroup>
      )}
      {isDone && (
        <div className="grid justify-items-center gap-1 rounded-md border border-line bg-surface px-6 py-12 text-center">
          <h2 className="text-lg">{words.nothing.heading}</h2>
          <p className="text-muted">
            {today.nextDueAt === null
              ? words.nothing.none
              : fillIn(words.nothing.next, { time: longTime(today.nextDueAt) })}
          </p>
        </div>
      )}
      <TroubleGroup now={now} />
    </>
  );
}

/** Where the others of a group are. */
const inboxOf: Record<(typeof todayGroups)[number], string> = {
  replied: 'due=replied',
  overdue: 'due=overdue',
  due: 'due=today',
  unclaimed: 'owner=none',
};

const renewMs = 2_000;

/** Read anew when something changes, but not at each of many changes. */
function useRenewal() {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const renew = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: ['today'] });
    }, renewMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useDeskEvents((event) => event.type !== 'viewers' && renew(), renew);
}

/** The row with the focus is the cursor; one that leaves the list hands it to the row in its place. */
function useCursor() {
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [enabled] = useSingleKeysEnabled();
  const last = useRef<{ row: HTMLElement; at: number }>(undefined);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focus = (at: number) => {
    const all = rows();
    all[Math.max(0, Math.min(at, all.length - 1))]?.querySelector('a')?.focus();
  };
  const current = () => {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    return { row: all[at], at };
  };
  // After each rendering, since any may have taken the row away.
  useEffect(() => {
    if (last.current && !last.current.row.isConnected && document.activeElement === document.body) {
      focus(last.current.at);
    }
  });
  useKeys(
    keys,
    (name) => {
      const { row, at } = current();
      if (name === 'next') focus(at + 1);
      if (name === 'previous') focus(at < 0 ? 0 : at - 1);
      if (name === 'assign') row?.querySelector<HTMLElement>('[data-assign]')?.click();
      const to = row?.dataset.answer;
      if (name === 'answer' && to) void navigate(to, { state: { focus: 'answer' } });
    },
    isTyping,
    enabled,
  );
  return {
    list,
    onFocus: () => {
      const { row, at } = current();
      last.current = row && { row, at };
    },
  };
}
