import type { FastifyRequest } from 'fastify';
import type { FileSlot } from '#domain/forms/define-form.ts';
import { createSemaphore, createUploadSlots, type Room } from '#server/base/limits.ts';
import { type ReceivedForm, receiveForm } from './receive-form.ts';
import { readWatched, receiveLimits, type ReceiveLimits } from '#server/base/watch-upload.ts';
import { Refusal } from '#server/base/refusal.ts';
import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Job } from '#server/db/start-jobs.ts';

/** Files that are in memory at a time on their way from the spool to the store. */
const filesInMemory = 4;

/**
 * Receives the body of a form with at most one file, within the limits that all such forms share,
 * and passes it on. Its file is gone afterwards.
 */
export type Uploads = <Result>(
  request: FastifyRequest,
  slot: FileSlot | undefined,
  use: (form: ReceivedForm) => Promise<Result>,
) => Promise<Result>;

export function createUploads(settings: {
  limits: ReceiveLimits;
  spoolFolder: string;
  room: Room;
}): Uploads {
  const { limits, spoolFolder, room } = settings;
  const takeSlot = createUploadSlots({
    total: limits.concurrent,
    perAddress: limits.concurrentPerAddress,
  });
  const acquireMemory = createSemaphore(filesInMemory);

  return async (request, slot, use) => {
    if (!request.isMultipart()) throw new Refusal('not-multipart');
    await room.forText();
    const releaseSlot = takeSlot(request.ip);
    if (!releaseSlot) throw new Refusal('busy');
    const form = await receive(request, slot).finally(releaseSlot);
    const releaseMemory = form.file ? await acquireMemory() : () => {};
    try {
      return await use(form);
    } catch (error) {
      if (error instanceof Refusal) error.fileSent = form.file !== undefined;
      throw error;
    } finally {
      releaseMemory();
      await form.file?.remove();
    }
  };

  async function receive(
    request: FastifyRequest,
    slot: FileSlot | undefined,
  ): Promise<ReceivedForm> {
    const maxBytes = (slot?.maxBytes ?? 0) + limits.overheadBytes;
    // None when the body comes in chunks.
    const announcedBytes = Number(request.headers['content-length'] ?? 0);
    if (announcedBytes > maxBytes) {
      const issues = slot ? [{ field: slot.field, code: 'file-too-large' as const }] : [];
      throw new Refusal('too-large', issues);
    }
    return readWatched(request.raw, { ...limits, maxBytes: 2 * maxBytes }, (signal) =>
      receiveForm(request, slot, { limits, spoolFolder, room, signal }),
    );
  }
}

/** Longer than any upload may take and wait to be stored. */
const leftOverAfterMs = 3 * receiveLimits.requestMs;

/** Files that a killed server left, while this one and perhaps another one work in the folder. */
export function spoolJob(dataDir: string): Job {
  return { name: 'spool', run: (now) => clearSpool(dataDir, now - leftOverAfterMs) };
}

/** Removes files not written since `before`. None of them belongs to an acknowledged submission. */
export async function clearSpool(dataDir: string, before: number): Promise<void> {
  const folder = path.join(dataDir, 'spool');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await unlink(file).catch(() => {});
  }
}
