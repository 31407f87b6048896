import type { IncomingMessage } from 'node:http';
import { MiB } from '#domain/forms/file-type.ts';
import type { RefusalCode } from '#domain/forms/refused-post.ts';
import type { ReceiveLimits } from './receive-limits.ts';
import { Refusal } from './refusal.ts';

type UploadLimits = Pick<ReceiveLimits, 'progressMs' | 'progressBytes' | 'settleMs'> & {
  maxBytes: number;
};

/** Reads a body, and refuses one that is given up while it arrives. */
export async function readWatched<T>(
  request: IncomingMessage,
  limits: UploadLimits,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const watch = watchUpload(request, limits);
  const body = read(watch.signal);
  // After an abort the parser fails later, or when the connection ends.
  body.catch(() => {});
  try {
    return await Promise.race([body, watch.aborted]);
  } catch (error) {
    throw bodyRefusal(error as Error);
  } finally {
    watch.end();
  }
}

/** An error while reading a body means a malformed body, unless the disk reported it. */
function bodyRefusal(error: Error & { statusCode?: number; syscall?: string }): Error {
  if (error instanceof Refusal || error.syscall !== undefined) return error;
  return new Refusal(error.statusCode === 413 ? 'too-large' : 'malformed');
}

/**
 * Aborts a body that arrives too slowly, is too long or cannot be parsed. Node's own timeouts bound
 * the whole request and a silent socket; they do not stop a sender of one byte every few seconds.
 */
function watchUpload(request: IncomingMessage, limits: UploadLimits) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Refusal), { once: true });
  });
  // Nothing awaits it once the body has ended.
  aborted.catch(() => {});
  const abort = (code: RefusalCode) => controller.abort(new Refusal(code));

  let received = 0;
  let checked = 0;
  const progress = setInterval(() => {
    if (received - checked < limits.progressBytes && !request.complete) abort('too-slow');
    checked = received;
  }, limits.progressMs);
  let settling: NodeJS.Timeout | undefined;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    // Reading continues after a file that is too large, for the fields that follow it.
    if (received > limits.maxBytes) abort('too-large');
  };
  // The parser never ends when the headers of a part are not terminated.
  const settle = () => {
    settling = setTimeout(() => abort('malformed'), limits.settleMs);
  };
  // Neither its end nor an error comes from a request whose client has gone.
  const close = () => {
    if (!request.readableEnded) abort('malformed');
  };
  request.on('data', count);
  request.once('end', settle);
  request.once('close', close);
  if (request.destroyed) close();
  return {
    signal,
    aborted,
    end: () => {
      clearInterval(progress);
      clearTimeout(settling);
      request.off('data', count);
      request.off('end', settle);
      request.off('close', close);
    },
  };
}

/**
 * Reads and drops the rest of a refused body, within bounds: a browser that is still sending would
 * otherwise see a broken connection instead of the answer.
 */
export function dropRest(request: IncomingMessage, limits = { bytes: 64 * MiB, ms: 60_000 }) {
  const { socket } = request;
  // A socket that has closed says so no more, and the timer would keep a stopping server for its time.
  if (request.complete || socket.destroyed) return;
  let dropped = 0;
  const timer = setTimeout(() => socket.destroy(), limits.ms);
  socket.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > limits.bytes) socket.destroy();
  });
  // A parser that waits for its reader would hold the body back.
  request.unpipe();
  request.resume();
}
