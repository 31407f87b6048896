import { statfs } from 'node:fs/promises';
import { MiB } from '../domain/forms/file-type.ts';

/** Below it nothing is taken in: the rest is for the staff, who may have to erase. */
export const neededBytes = 32 * MiB;

/** Bytes that this process may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
