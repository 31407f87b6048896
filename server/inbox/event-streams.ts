import { PassThrough } from 'node:stream';
import type { DeskEvent, Viewer } from '#domain/submissions/submission-detail.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Log, pollLog } from '#server/base/log.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { goneSince } from '#server/submissions/delete-submissions.ts';
import { validSessions } from '#server/people/sessions.ts';
import { maxAskedRows } from '#domain/submissions/work.ts';

/** Shorter than the 60 s after which proxies and our own server close a silent connection. */
const heartbeatMs = 15_000;
/** How long streams stay open while the store cannot say whether their sessions stand. */
const maxUncheckedMs = 60_000;
const maxStreamsPerSession = 6;
const maxStreams = 500;
/** What a client may leave unread. */
const maxUnreadBytes = 1024 * 1024;

type EventStreams = {
  /** Undefined when there are too many. */
  open(token: string): PassThrough | undefined;
  /** Ends every stream, and resolves after the poll in flight. */
  stop(): Promise<void>;
};

/** All streams of a server share one poll, which rests while there is none. */
export function createEventStreams({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: Log;
}): EventStreams {
  const streams = new Map<PassThrough, string>();
  const stopping = new AbortController();
  let pause = new AbortController();
  const polled = pollLog({ log, db }, { event: 'desk-events-failure' }, 'changes not read');
  let polling: { finished: Promise<void>; state: ReturnType<typeof watch> } | undefined;

  return {
    open: (token) => {
      const own = [...streams.values()].filter((one) => one === token).length;
      if (stopping.signal.aborted || own >= maxStreamsPerSession || streams.size >= maxStreams) {
        return undefined;
      }
      const stream = new PassThrough();
      streams.set(stream, token);
      stream.once('close', () => streams.delete(stream));
      stream.on('error', () => {});
      // A comment sends the headers, and the browser knows that it is connected.
      stream.write(': connected\n\n');
      if (polling) {
        sendRecent(stream, polling.state);
      } else {
        const state = watch();
        polling = { state, finished: poll(state) };
      }
      return stream;
    },
    stop: async () => {
      stopping.abort();
      pause.abort();
      for (const stream of streams.keys()) stream.end();
      await polling?.finished;
    },
  };

  function sendRecent(stream: PassThrough, state: ReturnType<typeof watch>) {
    const changed = state.submissions.recent();
    if (changed) send([stream], changed);
    for (const event of state.viewers.current()) send([stream], event);
  }

  async function poll(state: ReturnType<typeof watch>) {
    let checkedAt = clock.now();
    let heartbeatAt = checkedAt;
    const watched = ['submission', 'submission_gone', 'desk_viewer', 'desk_session'] as const;
    const endWaking = db.changes.onChange(watched, () => pause.abort());
    while (streams.size > 0 && !stopping.signal.aborted) {
      pause = new AbortController();
      const now = clock.now();
      try {
        await endSignedOut(now);
        checkedAt = now;
        for (const event of await eventsOf(state, now)) send(streams.keys(), event);
        polled.worked();
      } catch (error) {
        polled.failed(error);
        if (now - checkedAt > maxUncheckedMs) for (const stream of streams.keys()) stream.end();
      }
      if (now - heartbeatAt >= heartbeatMs) {
        heartbeatAt = now;
        write(streams.keys(), ':\n\n');
      }
      await clock.wait(db.changes.pollIntervalMs(), pause.signal);
    }
    endWaking();
    polling = undefined;
  }

  async function endSignedOut(now: number) {
    const valid = await validSessions(db, [...new Set(streams.values())], now);
    for (const [stream, token] of streams) if (!valid.has(token)) stream.end();
  }

  async function eventsOf(state: ReturnType<typeof watch>, now: number): Promise<DeskEvent[]> {
    const changed = await state.submissions.poll(db, now);
    return [...(changed ? [changed] : []), ...(await state.viewers.poll(db, now))];
  }
}

function watch() {
  return { submissions: watchSubmissions(), viewers: watchViewers() };
}

function send(to: Iterable<PassThrough>, event: DeskEvent) {
  write(to, `data: ${JSON.stringify(event)}\n\n`);
}

function write(to: Iterable<PassThrough>, text: string) {
  for (const stream of to) {
    if (stream.writableEnded) continue;
    // Somebody who does not read is disconnected, and reads everything anew when back.
    if (stream.readableLength + stream.writableLength > maxUnreadBytes) stream.destroy();
    else stream.write(text);
  }
}

/**
 * How far back each poll looks. On PostgreSQL a change can be committed later than its time says,
 * and the clocks of two servers differ a little.
 */
const overlapMs = 15_000;
/** More within the overlap than any office makes by hand. */
const maxChanges = 1_000;

/** Finds what changed and what was deleted since the call before, whoever did it. */
function watchSubmissions() {
  /** What was reported within the overlap, by submission. */
  let reported = new Map<string, string>();

  return {
    poll: async (db: Statements, now: number): Promise<DeskEvent | undefined> => {
      const before = reported;
      reported = await changesSince(db, now - overlapMs);
      return eventOf([...reported].flatMap(([id, mark]) => (before.get(id) === mark ? [] : [id])));
    },
    /** For a stream that begins now: its page may have been loaded some seconds ago. */
    recent: () => eventOf([...reported.keys()]),
  };
}

function eventOf(ids: string[]): DeskEvent | undefined {
  if (ids.length === 0) return undefined;
  return ids.length > maxAskedRows ? { type: 'reload' } : { type: 'changed', ids };
}

type ViewersEvent = Extract<DeskEvent, { type: 'viewers' }>;

/** Finds where somebody came or left since the call before. */
function watchViewers() {
  let shown = new Map<string, ViewersEvent>();

  return {
    poll: async (db: Statements, now: number): Promise<ViewersEvent[]> => {
      const viewers = Map.groupBy(await currentViewers(db, now), (one) => one.submissionId);
      const before = shown;
      shown = new Map(
        [...viewers].map(([submissionId, people]) => [
          submissionId,
          {
            type: 'viewers',
            submissionId,
            people: people.map(({ id, name }) => ({ id, name })),
          },
        ]),
      );
      const left = [...before.keys()].filter((id) => !shown.has(id));
      return [
        ...[...shown.values()].filter((event) => !isSame(event, before.get(event.submissionId))),
        ...left.map((submissionId) => ({ type: 'viewers' as const, submissionId, people: [] })),
      ];
    },
    current: (): ViewersEvent[] => [...shown.values()],
  };
}

function isSame(a: ViewersEvent, b: ViewersEvent | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** By their ids, each with a mark that tells one change of it from the next. */
async function changesSince(db: Statements, since: number): Promise<Map<string, string>> {
  const changed = await db.all<{ id: string; version: number; changedAt: number }>(
    `select id, version, changed_at from submission
      where changed_at >= $1 order by changed_at desc limit $2`,
    [since, maxChanges],
  );
  const gone = await goneSince(db, since);
  return new Map([
    ...changed.map(({ id, version, changedAt }) => [id, `${changedAt} ${version}`] as const),
    ...gone.map((id) => [id, 'gone'] as const),
  ]);
}

/** Longer than the 20 s after which the desk says again that somebody looks. */
const viewerExpiryMs = 45_000;

type CurrentViewer = Viewer & { submissionId: string };

/** In the store, not in memory: several servers may share it. */
export async function startViewing(
  { all }: Statements,
  submissionId: string,
  personId: string,
  now: number,
): Promise<boolean> {
  await all('delete from desk_viewer where seen_at < $1', [now - viewerExpiryMs]);
  const rows = await all(
    `insert into desk_viewer (submission_id, person_id, seen_at)
      select id, $2, $3 from submission where id = $1
      on conflict (submission_id, person_id) do update set seen_at = excluded.seen_at
      returning seen_at`,
    [submissionId, personId, now],
  );
  return rows.length > 0;
}

export async function endViewing(
  { all }: Statements,
  submissionId: string,
  personId: string,
): Promise<void> {
  await all('delete from desk_viewer where submission_id = $1 and person_id = $2', [
    submissionId,
    personId,
  ]);
}

function currentViewers({ all }: Statements, now: number): Promise<CurrentViewer[]> {
  return all<CurrentViewer>(
    `select submission_id, person.id, person.name
      from desk_viewer join person on person.id = person_id
      where seen_at >= $1 and removed_at is null order by submission_id, person.name, person.id`,
    [now - viewerExpiryMs],
  );
}
