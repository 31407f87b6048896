import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DeskEvent } from '#domain/submissions/submission-detail.ts';
import { ask, untilReachable } from './api.ts';

/** `interrupted`: the stream is refused. `offline`: the server is not reached at all. */
type Connection = { state: 'connected' } | { state: 'interrupted' | 'offline'; since: number };

type Listener = { onEvent: (event: DeskEvent) => void; onReconnect: () => void };

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let connection: Connection = { state: 'connected' };
let source: EventSource | undefined;

/** Calls back for every event of the desk. All parts of the desk share one stream. */
export function useDeskEvents(
  onEvent: (event: DeskEvent) => void,
  /** Events may have been missed: read anew what is shown. */
  onReconnect: () => void,
) {
  const event = useEffectEvent(onEvent);
  const reconnect = useEffectEvent(onReconnect);
  useEffect(() => {
    const listener = {
      onEvent: (received: DeskEvent) => event(received),
      onReconnect: () => reconnect(),
    };
    listeners.add(listener);
    if (listeners.size === 1) connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      source?.close();
      source = undefined;
      connection = { state: 'connected' };
    };
  }, []);
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => connection,
  );
}

function connect() {
  const opened = new EventSource('/api/desk/events');
  source = opened;
  opened.addEventListener('open', () => {
    const missed = connection.state !== 'connected';
    become({ state: 'connected' });
    if (missed) for (const { onReconnect } of listeners) onReconnect();
  });
  opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DeskEvent;
    for (const { onEvent } of listeners) onEvent(event);
  });
  opened.addEventListener('error', () => {
    const since = 'since' in connection ? connection.since : Date.now();
    // The browser connects again by itself, except after an answer other than 200.
    const refused = opened.readyState === EventSource.CLOSED;
    become({ state: refused ? 'interrupted' : 'offline', since });
    if (refused) void connectAgain(opened);
  });
}

/** That the session has ended is found by asking for anything: then the frame leads to the sign-in. */
async function connectAgain(refused: EventSource) {
  await ask('GET /alerts', {}).catch(() => {});
  await untilReachable();
  if (source === refused) connect();
}

function become(next: Connection) {
  if (next.state === connection.state) return;
  connection = next;
  for (const changed of watchers) changed();
}
