import { PassThrough } from 'node:stream';
import type { DeskEvent } from '#domain/submissions/submission-detail.ts';
import type { Clock } from '#server/base/clock.ts';
import { pollLog, type Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { validSessions } from '#server/people/desk-sessions.ts';
import { watchSubmissions } from './watch-submissions.ts';
import { watchViewers } from './watch-viewers.ts';

/** Finds changes of other servers and commands too. */
const pollIntervalMs = 1_000;
/** Shorter than the 60 s after which proxies and our own server close a silent connection. */
const heartbeatMs = 15_000;
/** How long streams stay open while the store cannot say whether their sessions stand. */
const maxUncheckedMs = 60_000;
const maxStreamsPerSession = 6;
const maxStreams = 500;
/** What a client may leave unread. */
const maxUnreadBytes = 1024 * 1024;

export type EventStreams = {
  /** Undefined when there are too many. */
  open(token: string): PassThrough | undefined;
  /** Ends every stream, and resolves after the poll in flight. */
  stop(): Promise<void>;
};

/** All streams of a server share one poll a second, which rests while there is none. */
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
    while (streams.size > 0 && !stopping.signal.aborted) {
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
      await clock.wait(pollIntervalMs, stopping.signal);
    }
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
