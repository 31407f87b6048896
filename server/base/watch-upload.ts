import type { IncomingMessage } from 'node:http';
import { MiB } from '#domain/forms/file-type.ts';
import type { RefusalCode } from '#domain/forms/issue.ts';
import { Refusal } from './refusal.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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

/** A file on the disk until it is stored or refused. */
export type SpooledFile = { size: number; read(): Promise<Buffer>; remove(): Promise<void> };

/** Writes a file as it arrives, so that many uploads at once take disk and not memory. */
export async function spoolFile(
  folder: string,
  file: Readable,
  signal: AbortSignal,
): Promise<SpooledFile> {
  const target = path.join(folder, randomUUID());
  const writing = createWriteStream(target, { mode: 0o600, flags: 'wx' });
  // A file that stays is removed later: its submission may be stored, and is answered so.
  const remove = () => rm(target, { force: true }).catch(() => {});
  try {
    await pipeline(file, writing, { signal });
  } catch (error) {
    // A stream that is destroyed while it opens creates its file afterwards.
    if (!writing.closed) await once(writing, 'close').catch(() => {});
    await remove();
    throw error;
  }
  // The parser may never finish; then no other code removes the file.
  signal.addEventListener('abort', () => void remove());
  return { size: writing.bytesWritten, read: () => readFile(target), remove };
}

export type ReceiveLimits = {
  /** All text fields together, names included. */
  textBytes: number;
  fields: number;
  fieldNameBytes: number;
  /** Beside the file: text, and the headers of the parts. */
  overheadBytes: number;
  /** Node's requestTimeout: the whole request; 10 MB take 80 s over 1 Mbit/s. */
  requestMs: number;
  /** Node's headersTimeout. */
  headersMs: number;
  /** Node's connectionsCheckingInterval: how often it looks for the two above. */
  checkTimeoutsEveryMs: number;
  /** A socket on which nothing is read or written. */
  silentSocketMs: number;
  /** In each such period a body must grow by `progressBytes`. */
  progressMs: number;
  progressBytes: number;
  /** From the last byte until its parts are parsed; a disk that stands still holds them up. */
  settleMs: number;
  /** Bodies that arrive at the same time: each is a file on the disk and little in memory. */
  concurrent: number;
  /** Of them from one network address. */
  concurrentPerAddress: number;
  /** Forms are refused while the event loop is later than this on average; 0 refuses none. */
  busyAfterMs: number;
};

export const receiveLimits: ReceiveLimits = {
  textBytes: 64 * 1024,
  fields: 60,
  fieldNameBytes: 100,
  overheadBytes: MiB / 4,
  requestMs: 5 * 60_000,
  headersMs: 20_000,
  checkTimeoutsEveryMs: 5_000,
  silentSocketMs: 60_000,
  progressMs: 20_000,
  progressBytes: 20 * 1024,
  settleMs: 10_000,
  concurrent: 1_000,
  concurrentPerAddress: 32,
  busyAfterMs: 2_000,
};
