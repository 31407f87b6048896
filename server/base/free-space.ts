import { stat, statfs } from 'node:fs/promises';
import { MiB } from '#domain/forms/file-type.ts';
import type { Config } from './config.ts';
import { whenChanged, type Log } from './log.ts';

/** Below it nothing is taken in: the rest is for the staff, who may have to erase. */
export const neededBytes = 32 * MiB;

const lookEveryMs = 10_000;

type DiskState = 'free' | 'low' | 'full';

/** Looks at the disk of the data folder and logs when it begins, or ends, to refuse what visitors send. */
export function watchDisk(
  {
    dataDir: folder,
    diskReserveBytes: reserveBytes,
    databaseUrl,
  }: Pick<Config, 'dataDir' | 'diskReserveBytes'> & Partial<Pick<Config, 'databaseUrl'>>,
  log: Log,
  bytesOf = freeBytes,
) {
  let free = 0;
  let state: DiskState = 'free';
  const tell = whenChanged<DiskState>('free', (is) => {
    const facts = { event: `disk-${is}`, folder, freeBytes: free, reserveBytes };
    if (is === 'free') log.info(facts, 'disk space is back: files and forms are accepted');
    if (is === 'low') {
      log.warn(facts, 'low disk space, files are refused: make room, or lower DISK_RESERVE_MB');
    }
    if (is === 'full') log.error(facts, 'disk full, all forms are refused: make room');
  });
  const look = async () => {
    free = await bytesOf(folder);
    // With PostgreSQL this disk takes files on their way only.
    const isFull = databaseUrl === undefined && free < neededBytes;
    const isLow = free < reserveBytes;
    // Uploads come and go: a little more than the limit is no news.
    const isBarelyFree = state !== 'free' && free < reserveBytes + neededBytes;
    state = isFull ? 'full' : isLow || isBarelyFree ? 'low' : 'free';
    tell(state);
    return { isFull, isLow };
  };
  // Nobody may send anything for hours.
  const looking = setInterval(() => void look().catch(() => {}), lookEveryMs).unref();
  return { look, stop: () => clearInterval(looking) };
}

export type DiskReserve = Pick<Config, 'dataDir' | 'diskReserveBytes'>;

/**
 * Throws unless a copy of so many bytes fits into each folder, beside what stays free of the data
 * folder's disk: asked before a store is copied or restored, which must not take the space of forms.
 */
export async function refuseWithoutSpace(
  { dataDir, diskReserveBytes }: DiskReserve,
  bytes: number,
  ...folders: readonly string[]
): Promise<void> {
  // A command for PostgreSQL may run where no server has made its data folder.
  const dataDisk = (await stat(dataDir).catch(() => undefined))?.dev;
  const needed = new Map<number, { folder: string; copies: number }>();
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined);
    // Who writes there says that it is missing.
    if (!found) continue;
    const copies = (needed.get(found.dev)?.copies ?? 0) + 1;
    needed.set(found.dev, { folder, copies });
  }
  for (const [disk, { folder, copies }] of needed) {
    const reserve = disk === dataDisk ? diskReserveBytes : 0;
    const free = await freeBytes(folder);
    if (free >= copies * bytes + reserve) continue;
    const rest =
      reserve > 0 ? ` and ${inMiB(reserve)} that stay free for forms, DISK_RESERVE_MB` : '';
    throw new Error(
      `the disk of ${folder} has ${inMiB(free)} free, and ${inMiB(copies * bytes + reserve)} are needed: ${inMiB(copies * bytes)} for a copy of the store${rest}; make room there`,
    );
  }
}

function inMiB(bytes: number): string {
  return `${Math.floor(bytes / MiB)} MB`;
}

/** Bytes that this process may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
