import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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
