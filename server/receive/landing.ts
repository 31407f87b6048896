import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createLimit } from './limit.ts';

export type LandedFile = { size: number; read(): Promise<Buffer> };

/** Where the file of one form lies until it is stored or refused. */
export type Landing = {
  receive(file: Readable): Promise<LandedFile>;
  /** However it ended, nothing of the file stays behind. */
  clear(): Promise<void>;
};

/** Files that are held in memory on their way from the spool to the store. */
const readAtOnce = 4;

/**
 * A file lands in memory while there is room for the whole body. It lands in the spool when there
 * is none or when the body does not say how long it is: 200 uploads at once would fill the memory,
 * and the disk is slower but has room.
 */
export function createLandings(spoolFolder: string, memoryBytes: number) {
  let free = memoryBytes;
  const waitToRead = createLimit(readAtOnce);

  return (announcedBytes: number): Landing => {
    const clearing: (() => unknown)[] = [];
    return {
      receive: (file) => {
        const first = clearing.length === 0;
        return first && announcedBytes > 0 && announcedBytes <= free ? keep(file) : spool(file);
      },
      clear: async () => {
        await Promise.all(clearing.splice(0).map((clear) => clear()));
      },
    };

    /** Into one piece, which can be handed on whole; no body is longer than it announced. */
    async function keep(file: Readable): Promise<LandedFile> {
      free -= announcedBytes;
      clearing.push(() => (free += announcedBytes));
      const room = Buffer.allocUnsafeSlow(announcedBytes);
      let size = 0;
      for await (const chunk of file) size += (chunk as Buffer).copy(room, size);
      return { size, read: async () => room.subarray(0, size) };
    }

    async function spool(file: Readable): Promise<LandedFile> {
      const target = path.join(spoolFolder, randomUUID());
      // Before the first byte is written, so that it is cleared away however this ends.
      clearing.push(() => unlink(target).catch(() => {}));
      const writing = createWriteStream(target, { mode: 0o600 });
      await pipeline(file, writing);
      const read = async () => {
        clearing.push(await waitToRead());
        return readFile(target);
      };
      return { size: writing.bytesWritten, read };
    }
  };
}
