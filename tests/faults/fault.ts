import { spawnSync } from 'node:child_process';
import { chromiumLaunch } from '#tools/chromium.mjs';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { mountExt4, mountingFault, mountMemory } from '#tests/support/stores/mounted-folder.ts';
import {
  postgresFolder,
  type PostgresServer,
  startPostgres,
} from '#tests/support/stores/postgres-server.ts';
import type { Database, StoreConfig } from '#tests/support/stores/stores.ts';

/** A fault that is injected, and the checks that must hold all the same. */
export type Fault = {
  title: string;
  on: readonly Database[];
  needs?: readonly (keyof typeof needs)[];
  run(extent: Extent, place: Place): Promise<Finding | Skipped>;
};

export type Extent = { rounds: number; requests: number; seed: number };

/** Where a fault is injected: a store on a database and, if it needs one, a disk of its own. */
export type Place = {
  store: StoreConfig;
  tmpfs: ReturnType<typeof mountMemory> | undefined;
  ext4: ReturnType<typeof mountExt4> | undefined;
  postgres: PostgresServer | undefined;
};

/** `broken`: one line for each failed check; `details` are figures of their own. */
export type Finding = { figures: string; broken: string[]; details?: string[] };
type Skipped = { skipped: string };

/** What a machine may not have, and then says. */
const needs = {
  Chromium: () => (chromiumLaunch().executablePath ? undefined : 'Chromium is not installed.'),
  Caddy: () => missing('caddy'),
  root: () => (process.getuid?.() === 0 ? undefined : 'Only root can do this.'),
  buildah: () => missing('buildah') ?? missing('debootstrap'),
  PostgreSQL: () => (postgresFolder ? undefined : 'PostgreSQL is not installed.'),
  embedded: () => undefined,
  tmpfs: () => mountingFault('mount', 'umount'),
  ext4: () => mountingFault('mkfs.ext4', 'mount', 'perl'),
} as const;

function missing(program: string): string | undefined {
  const isThere = spawnSync('which', [program]).status === 0;
  return isThere ? undefined : `${program} is not installed. On Debian: apt-get install ${program}`;
}

/** Runs a fault on one of its databases. */
export async function inject(
  { run, needs: own = [] }: Fault,
  database: Database,
  extent: Extent,
): Promise<Finding | Skipped> {
  const skipped = [database, ...own].map((need) => needs[need]()).find((fault) => fault);
  if (skipped) return { skipped };
  const isEmbedded = database === 'embedded';
  const tmpfs = own.includes('tmpfs') ? mountMemory(isEmbedded ? 64 : 256) : undefined;
  const ext4 = own.includes('ext4') ? mountExt4(1_024) : undefined;
  const disk = tmpfs ?? ext4;
  const postgres = isEmbedded ? undefined : await startPostgres(disk?.folder);
  try {
    const dataDir = (isEmbedded && disk?.folder) || temporaryFolder();
    const store = { dataDir, databaseUrl: await postgres?.newDatabase() };
    return await run(extent, { store, tmpfs, ext4, postgres });
  } finally {
    await postgres?.stop();
    disk?.unmount();
  }
}
