import type { IncomingMessage } from 'node:http';
import type { ReceiveLimits } from './receive-limits.ts';
import { Refusal } from './refusal.ts';

const lookEveryMs = 250;

/**
 * Rejects once the body takes too long, stands still, does not end or makes no sense. The socket's own count is
 * read, which leaves the stream alone.
 */
export function watchUpload(
  request: IncomingMessage,
  limits: Pick<ReceiveLimits, 'totalMs' | 'idleMs' | 'settleMs'> & { maxBytes: number },
): { givenUp: Promise<never>; end(): void } {
  const startedAt = performance.now();
  let movedAt = startedAt;
  let endedAt: number | undefined;
  const from = request.socket.bytesRead;
  let seen = from;
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = performance.now();
      if (request.socket.bytesRead !== seen) {
        seen = request.socket.bytesRead;
        movedAt = now;
      }
      const late = now - startedAt > limits.totalMs || now - movedAt > limits.idleMs;
      if (late && !request.complete) reject(new Refusal('too-slow'));
      // A body that announced no length is read past a file that is too large.
      if (seen - from > limits.maxBytes) reject(new Refusal('too-large'));
      // The parser waits for ever when the headers of a part have no end.
      if (request.readableEnded) endedAt ??= now;
      if (endedAt !== undefined && now - endedAt > limits.settleMs) {
        reject(new Refusal('malformed'));
      }
    }, lookEveryMs);
  });
  // Nobody may be listening any more when it comes.
  givenUp.catch(() => {});
  return { givenUp, end: () => clearInterval(timer) };
}

/**
 * After a refusal the rest of the body is read and dropped for a while: a browser that is still
 * sending would otherwise see a broken connection instead of the answer.
 */
export function dropRest(
  request: IncomingMessage,
  limits = { bytes: 64 * 1024 * 1024, ms: 60_000 },
) {
  if (request.complete) return;
  const startedAt = performance.now();
  const from = request.socket.bytesRead;
  // A parser that waits for its reader would hold the body back.
  request.unpipe();
  request.resume();
  const timer = setInterval(() => {
    const dropped = request.socket.bytesRead - from;
    const enough = dropped > limits.bytes || performance.now() - startedAt > limits.ms;
    if (enough) request.socket.destroy();
    if (enough || request.complete || request.socket.destroyed) clearInterval(timer);
  }, lookEveryMs);
  timer.unref();
}
