import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DeskEvent } from '../../domain/work/submission-detail.ts';
import { ApiError, request } from './api.ts';

/**
 * `interrupted`: only the stream is down. `offline`: the server is not reached at all. `signed-out`
 * ends the stream until the page is used again.
 */
export type Connection =
  | { state: 'connected' }
  | { state: 'interrupted' | 'offline'; since: number }
  | { state: 'signed-out' };

type Listener = { onEvent: (event: DeskEvent) => void; onReconnect: () => void };

const reconnectMs = 3_000;
const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let connection: Connection = { state: 'connected' };
let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

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
    if (listeners.size === 1) open();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) close();
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

function open() {
  window.addEventListener('offline', lost);
  window.addEventListener('online', connect);
  connect();
}

function close() {
  window.removeEventListener('offline', lost);
  window.removeEventListener('online', connect);
  clearTimeout(timer);
  source?.close();
  source = undefined;
  connection = { state: 'connected' };
}

function connect() {
  clearTimeout(timer);
  source?.close();
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
  opened.addEventListener('error', () => source === opened && lost());
}

/** The browser gives up after an answer other than 200, so the stream is opened anew by hand. */
function lost() {
  source?.close();
  source = undefined;
  clearTimeout(timer);
  void probe();
}

async function probe() {
  const state = await request('GET', '/session').then(
    () => 'interrupted' as const,
    (error: unknown) => {
      if (!(error instanceof ApiError)) return 'interrupted' as const;
      if (error.status === 401) return 'signed-out' as const;
      return error.status === 0 ? ('offline' as const) : ('interrupted' as const);
    },
  );
  if (listeners.size === 0 || source) return;
  if (state === 'signed-out') {
    become({ state });
    return;
  }
  const since = 'since' in connection ? connection.since : Date.now();
  become({ state, since });
  timer = setTimeout(connect, reconnectMs);
}

function become(next: Connection) {
  if (next.state === connection.state) return;
  connection = next;
  for (const changed of watchers) changed();
}
