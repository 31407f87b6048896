import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createPlainReader } from './read-plain-get.ts';
import { wireAnswers } from './wire-answer.ts';
import type { PageStore } from './page-store.ts';

type ConnectionListener = (this: Server, socket: Socket) => void;

/**
 * Answers what nearly every visitor sends, a plain GET of a known page, with bytes that lie ready.
 * Whatever else a connection brings goes to Node's own parser, and so does all that follows on it.
 * It about doubles the pages per second: npm run bench:server
 */
export function openExpressLane(server: Server, store: PageStore): { close(): void } {
  const find = wireAnswers(store, () => server.keepAliveTimeout);
  const open = new Set<Socket>();
  const [toNode] = server.listeners('connection') as ConnectionListener[];
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    const read = createPlainReader();
    let answered = false;
    open.add(socket);
    socket.setNoDelay(true);
    socket.setTimeout(server.headersTimeout);
    socket.on('data', answer);
    socket.on('timeout', leave);
    socket.on('error', leave);
    socket.on('close', forget);
    // A visitor who has said goodbye is answered to the end.
    socket.on('end', finish);

    function answer(chunk: Buffer) {
      const request = read(chunk);
      const bytes = request && find(request.requestLine, request.acceptEncoding);
      if (!bytes) {
        handOver(chunk);
        return;
      }
      // Node starts it anew with each request.
      if (!answered) socket.setTimeout(server.keepAliveTimeout + server.keepAliveTimeoutBuffer);
      answered = true;
      // Who does not read is not read from.
      if (!socket.write(bytes)) {
        socket.pause();
        socket.once('drain', () => socket.resume());
      }
    }

    function handOver(chunk: Buffer) {
      forget();
      socket.pause();
      socket.off('data', answer).off('timeout', leave).off('error', leave).off('end', finish);
      socket.off('close', forget).setTimeout(0);
      socket.unshift(chunk);
      toNode!.call(server, socket);
      socket.resume();
    }

    function finish() {
      socket.end();
    }
    function leave() {
      socket.destroy();
    }
    function forget() {
      open.delete(socket);
    }
  });
  return {
    close: () => {
      for (const socket of open) socket.end(() => socket.destroy());
    },
  };
}
