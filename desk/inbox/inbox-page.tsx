import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, useSearchParams } from 'react-router';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { maxCounted } from '#domain/submissions/max-counted.ts';
import {
  type InboxFilter,
  type InboxRow,
  sortOf,
  type WorkValues,
} from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { SamplesNote } from '#desk/kit/list-filters.tsx';
import { Loading, Unanswered } from '#desk/kit/loading.tsx';
import { searchOfView, useInbox, useInboxAnswers, viewOf } from './use-inbox.ts';
import { useConnection, useDeskEvents } from '#desk/kit/desk-events.ts';
import { usePaletteActs } from '#desk/kit/screens.ts';
import { usePerson } from '#desk/kit/session.ts';
import { clockTime } from '#desk/kit/times.ts';
import { useNarrow, useOnline } from '#desk/kit/browser-state.ts';
import { useNow } from '#desk/kit/moment.tsx';
import { deskWords } from '#desk/kit/words.ts';
import type { PanelActs } from '#desk/submissions/work-controls.tsx';
import type { FocusWish } from '#desk/submissions/submission-panel.tsx';
import { AnswerSeveral } from '#desk/submissions/answer-several.tsx';
import { useWork, WorkProvider } from '#desk/submissions/work-provider.tsx';
import { BulkBar, StateDialog } from './bulk-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isTyping, useKeys, useSingleKeysEnabled } from '#desk/kit/keys.ts';
import { HelpDialog, isOutsideOfList, useListPosition, usePressedNumber } from './keys.tsx';
import { InboxList, listItems } from './inbox-list.tsx';

const words = deskWords.inbox;
const connectionWords = deskWords.inbox.connection;

const nobody: never[] = [];

/** Everything that came in, and beside it the submission that is open. */
export function InboxPage() {
  const [search] = useSearchParams();
  const filter = useMemo(() => viewOf(search), [search]);
  const inbox = useInbox(filter);
  const answers = useInboxAnswers();
  return (
    <WorkProvider people={inbox.data?.people ?? nobody} view={filter} onAnswer={answers.onAnswer}>
      <InboxScreen filter={filter} inbox={inbox} answers={answers} />
    </WorkProvider>
  );
}

const noRows: InboxRow[] = [];

const singleKeys = {
  j: 'next',
  k: 'previous',
  x: 'select',
  a: 'assign',
  e: 'close',
  n: 'note',
  r: 'answer',
  m: 'move',
  o: 'file',
  s: 'state',
  z: 'undo',
  u: 'undo',
  '/': 'search',
  'Shift+?': 'help',
} as const;

const rowKeys = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'open',
  Space: 'select',
} as const;

const everywhere = { Escape: 'leave' } as const;

type KeyName = (typeof singleKeys & typeof rowKeys & typeof everywhere)[
  | keyof typeof singleKeys
  | keyof typeof rowKeys
  | keyof typeof everywhere];

function InboxScreen({
  filter,
  inbox,
  answers,
}: {
  filter: InboxFilter;
  inbox: ReturnType<typeof useInbox>;
  answers: ReturnType<typeof useInboxAnswers>;
}) {
  const { id: me } = usePerson();
  const work = useWork();
  const { shown } = work;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const openId = useMatch('/submissions/:id')?.params.id;
  const now = useNow();
  /** No room for both: an open submission covers the list, whose rows need several lines. */
  const narrow = useNarrow();
  const searchField = useRef<HTMLInputElement>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const [stateRows, setStateRows] = useState(noRows);
  const [answered, setAnswered] = useState(noRows);

  const { data } = inbox;
  const rows = useMemo(() => (data?.rows ?? noRows).map(shown), [data?.rows, shown]);
  const items = useMemo(() => listItems(rows, sortOf(filter), now), [rows, filter, now]);
  const position = useListPosition(rows, openId);
  const selection = useSelection(rows);
  const pressed = usePressedNumber();

  useDeskEvents((event) => {
    // A failure is a lost connection, and everything is read anew after it.
    if (event.type === 'changed') answers.ask(event.ids, filter).catch(() => {});
    if (event.type === 'reload') answers.reload();
    if (event.type === 'viewers') {
      client.setQueryData(['viewers', event.submissionId], event.people);
    }
  }, answers.reload);

  const open = (id: string, state?: { focus: FocusWish }) => {
    position.moveTo(id);
    void navigate({ pathname: `/submissions/${id}`, search }, { state, replace: Boolean(openId) });
  };
  const leave = () => {
    void navigate({ pathname: '/inbox', search });
    position.focus();
  };
  const move = (id: string | undefined) => {
    if (!id) return;
    position.focus(id);
    if (openId) open(id);
  };

  /** What a shortcut is about: what is selected, else the active row, else the open submission. */
  const targets = (): InboxRow[] => {
    if (selection.rows.length > 0) return selection.rows;
    const id = openId ?? position.activeId;
    const row =
      rows.find((one) => one.id === id) ??
      client.getQueryData<SubmissionDetail>(['submission', id])?.row;
    return row ? [row] : [];
  };
  const change = (changed: InboxRow[], next: WorkValues) => {
    if (changed.length > 0) work.change(changed, next, selection.clear);
  };
  const close = () => {
    const closed = targets();
    if (closed.length === 0) return;
    const following = position.after(new Set(closed.map(({ id }) => id)));
    work.change(closed, { state: 'closed' }, () => {
      selection.clear();
      if (following) move(following);
      else if (openId) leave();
    });
  };
  /** Who takes one of many goes through them; what was ticked is taken together. */
  const take = () => {
    const taken = targets();
    const next = selection.rows.length === 0 ? position.neighbour(1) : undefined;
    change(taken, { owner: me });
    move(next);
  };

  // The row of the open one left the list and took the focus with it.
  const focusOpened = useEffectEvent(() => {
    if (openId && !narrow && document.activeElement === document.body) {
      open(openId, { focus: 'heading' });
    }
  });
  const { isListed } = position;
  const wasListed = useRef(false);
  useEffect(() => {
    if (wasListed.current && !isListed) focusOpened();
    wasListed.current = isListed;
  }, [isListed]);

  const onKey = (name: KeyName) => {
    const { activeId } = position;
    const id = openId ?? activeId;
    if (name === 'answer') pressed.begin();
    else pressed.forget();
    if (name === 'next') move(position.neighbour(1));
    if (name === 'previous') move(position.neighbour(-1));
    if (name === 'first') move(rows[0]?.id);
    if (name === 'last') move(rows.at(-1)?.id);
    if (name === 'open' && activeId) open(activeId, { focus: 'heading' });
    if (name === 'select' && activeId) selection.toggle(activeId, false);
    if (name === 'assign') take();
    if (name === 'close') close();
    if (name === 'state') setStateRows(targets());
    if (name === 'undo') work.undo();
    if (name === 'help') setHelpOpen(true);
    if (name === 'search') searchField.current?.select();
    if (name === 'answer' && selection.rows.length > 1) setAnswered(selection.rows);
    else if (id && isFocusWish(name)) open(id, { focus: name });
    if (name === 'leave') {
      if (selection.rows.length > 0) selection.clear();
      else if (openId) leave();
    }
  };
  usePaletteActs(() => {
    const [target] = targets();
    if (!target) return [];
    const names = ['answer', 'note', 'assign', 'close', 'move', 'file'] as const;
    const about = target.name || target.reference;
    return names.map((name) => ({
      name: `${deskWords.submissions.acts.names[name]}: ${about}`,
      run: () => onKey(name),
    }));
  });
  const [singleKeysEnabled] = useSingleKeysEnabled();
  useKeys(singleKeys, onKey, isTyping, singleKeysEnabled);
  useKeys(rowKeys, onKey, isOutsideOfList);
  useKeys(everywhere, onKey, isTyping);

  return (
    <div className="relative min-h-128 flex-1">
      {/* Clipped: words for screen readers in what scrolls would otherwise lengthen the page. */}
      <div className="absolute inset-0 flex flex-col overflow-clip">
        <h1 className="sr-only">{deskWords.kit.nav.inbox}</h1>
        <ConnectionBar />
        <div className="flex min-h-0 flex-1">
          <div
            inert={narrow && Boolean(openId)}
            className={
              openId
                ? 'flex min-w-0 flex-1 flex-col wide:w-80 wide:flex-none min-[110rem]:w-96'
                : 'flex min-w-0 flex-1 flex-col'
            }
          >
            <FilterBar
              filter={filter}
              inbox={data}
              short={narrow || openId !== undefined}
              searchField={searchField}
              onView={(next) => void navigate({ search: searchOfView(next) }, { replace: true })}
              onHelp={() => setHelpOpen(true)}
              onLeaveSearch={() => position.focus(position.activeId ?? rows[0]?.id)}
            />
            {selection.rows.length > 0 && (
              <BulkBar
                count={selection.rows.length}
                me={me}
                people={data?.people ?? []}
                onAnswer={() => setAnswered(selection.rows)}
                onChange={(next) => change(selection.rows, next)}
                onClear={selection.clear}
              />
            )}
            <output className="sr-only">
              {data && fillIn(words.shown, { count: data.total })}
            </output>
            {!data && <Unanswered query={inbox} loading={<Loading label={words.loading} rows />} />}
            {data && rows.length === 0 && <EmptyList filter={filter} counts={data.counts} />}
            {data && rows.length > 0 && (
              <>
                {!openId && rows.some(({ sample }) => sample) && (
                  <div className="border-b border-line px-4 py-1.5">
                    <SamplesNote />
                  </div>
                )}
                <InboxList
                  items={items}
                  total={data.total > maxCounted ? undefined : data.total}
                  look={openId ? 'beside' : narrow ? 'compact' : 'wide'}
                  people={data.people}
                  now={now}
                  search={search}
                  activeId={position.activeId}
                  activeIndex={position.index}
                  focusedAt={position.focusedAt}
                  openId={openId}
                  selected={selection.ids}
                  onOpen={(id) => open(id, { focus: 'heading' })}
                  onActive={position.moveTo}
                  onSelect={selection.toggle}
                  onSelectAll={selection.toggleAll}
                  onNearEnd={() => void inbox.readMore()}
                />
              </>
            )}
          </div>
          {openId && (
            <div className="min-w-0 flex-1 overflow-y-auto overscroll-contain border-line bg-paper max-wide:absolute max-wide:inset-0 lg:overflow-hidden wide:border-l">
              <Outlet context={{ act: onKey, pressed } satisfies PanelActs} />
            </div>
          )}
        </div>
      </div>
      <HelpDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
      {answered.length > 0 && (
        <AnswerSeveral
          rows={answered}
          onClose={() => setAnswered(noRows)}
          onSent={selection.clear}
        />
      )}
      <StateDialog
        rows={stateRows}
        onClose={() => setStateRows(noRows)}
        onState={(state) => {
          change(stateRows, { state });
          setStateRows(noRows);
        }}
      />
    </div>
  );
}

function isFocusWish(name: KeyName): name is KeyName & FocusWish {
  return name === 'note' || name === 'answer' || name === 'move' || name === 'file';
}

/** Says when what is shown may be old. */
function ConnectionBar() {
  const connection = useConnection();
  // The frame says when the browser itself is offline.
  const online = useOnline();
  return (
    <output className="block">
      {online && connection.state === 'offline' && (
        <span className="block border-b border-danger bg-danger-surface px-4 py-2 font-medium">
          {fillIn(connectionWords.offline, { time: clockTime(connection.since) })}
        </span>
      )}
      {online && connection.state === 'interrupted' && (
        <span className="block border-b border-line bg-sunken px-4 py-2">
          {connectionWords.interrupted}
        </span>
      )}
    </output>
  );
}

/** The rows somebody picked. One that leaves the list is no longer selected. */
function useSelection(rows: InboxRow[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const selected = useMemo(() => rows.filter(({ id }) => picked.has(id)), [rows, picked]);
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);

  return {
    rows: selected,
    ids,
    clear: () => setPicked(new Set()),
    toggle: (id: string, range: boolean) => {
      const next = new Set(ids);
      if (range && anchor) for (const one of between(rows, anchor, id)) next.add(one);
      else if (!next.delete(id)) next.add(id);
      setPicked(next);
      setAnchor(id);
    },
    toggleAll: () =>
      setPicked(ids.size === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
  };
}

function between(rows: InboxRow[], one: string, other: string): string[] {
  const ends = [one, other].map((id) => rows.findIndex((row) => row.id === id));
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
}
