import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { wireAnswers } from './wire-answer.ts';
import type { PageStore } from './page-store.ts';

type ConnectionListener = (this: Server, socket: Socket) => void;

/** What Node keeps to itself: the system's side of a connection. */
type WithHandle = { _handle: object | null };

/** All connections are read into it, one after the other. */
const room = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * Answers what nearly every visitor sends, a plain GET of a known page, with bytes that lie ready.
 * Whatever else a connection brings goes to Node's own parser, and so does all that follows on it.
 * It about trebles the pages per second: npm run bench:server
 */
export function openExpressLane(server: Server, store: PageStore): { close(): void } {
  const find = wireAnswers(store, () => server.keepAliveTimeout);
  const open = new Set<{ end(): void; endWhenIdle(): void }>();
  const [toNode] = server.listeners('connection') as ConnectionListener[];
  server.removeAllListeners('connection');

  // One watch for all: a timer for each connection would have to be wound up at each request.
  let seconds = 0;
  const watch = setInterval(() => {
    seconds += 1;
    for (const connection of open) connection.endWhenIdle();
  }, 1000).unref();

  server.on('connection', (accepted: Socket) => {
    const socket = readInto(accepted, answer);
    const connection = { end: () => socket.end(leave), endWhenIdle };
    let patienceMs = server.headersTimeout;
    let since = seconds;
    let handedOver = false;
    open.add(connection);
    socket.on('timeout', leave);
    socket.on('error', leave);
    socket.on('close', forget);
    // A visitor who has said goodbye is answered to the end.
    socket.on('end', finish);

    function answer(length: number): boolean {
      if (handedOver) return socket.push(Buffer.from(room.subarray(0, length)));
      const bytes = find(room, length);
      if (!bytes) {
        handOver(Buffer.from(room.subarray(0, length)));
        return true;
      }
      patienceMs = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
      since = seconds;
      if (socket.write(bytes)) return true;
      // Who does not read is not read from.
      socket.once('drain', () => socket.resume());
      return false;
    }

    function handOver(chunk: Buffer) {
      handedOver = true;
      forget();
      socket.off('timeout', leave).off('error', leave).off('end', finish).off('close', forget);
      socket.setTimeout(0);
      socket.unshift(chunk);
      toNode!.call(server, socket);
    }

    function endWhenIdle() {
      if ((seconds - since) * 1000 <= patienceMs) return;
      if (socket.writableLength === 0) leave();
      // A slow reader is no idle one, and Node sees whether anything moves.
      else if (!socket.timeout) socket.setTimeout(patienceMs);
    }
    function finish() {
      socket.end();
    }
    function leave() {
      socket.destroy();
    }
    function forget() {
      open.delete(connection);
    }
  });
  return {
    close: () => {
      clearInterval(watch);
      for (const connection of open) connection.end();
    },
  };
}

/**
 * The same connection, read without a new buffer for each piece: that is a sixth of a page's time.
 * Node lets a connection be read so only where it is made, so it is made again around its handle;
 * the accepted one stays behind, as the server counts it until it closes.
 */
function readInto(accepted: Socket, callback: (length: number) => boolean): Socket {
  const shell = accepted as unknown as WithHandle;
  const options = {
    handle: shell._handle,
    allowHalfOpen: true,
    onread: { buffer: room, callback },
  };
  shell._handle = null;
  const socket = new Socket(options as object);
  socket.once('close', () => accepted.destroy());
  return socket;
}
