import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '#server/db/open-store.ts';
import { compareFirm, compareStore } from '#tests/support/firm/compare-firm.ts';
import { openFirm, type Firm } from '#tests/support/firm/firm.ts';
import { acknowledged, kindsOfWork } from '#tests/support/firm/ledger.ts';
import { startWork } from '#tests/support/firm/start-work.ts';
import { mountExt4, mountingFault } from '#tests/support/stores/mounted-folder.ts';
import { postgresFolder, startPostgres } from '#tests/support/stores/postgres-server.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Fault, Finding } from './fault.ts';

/** What is on the disk beside the server, before and after the disk is mounted again. */
type Machine = { ended(): Promise<void>; started(): Promise<void> };

export const powerCut: Fault = {
  name: 'power-cut',
  title: 'power cut while the firm is at work, embedded store on ext4',
  async run({ rounds }) {
    const fault = mountingFault('mkfs.ext4', 'mount', 'perl');
    if (fault) return { skipped: fault };
    const disk = mountExt4(1_024);
    try {
      const firm = await openFirm({ dataDir: disk.folder, databaseUrl: undefined });
      const machine = { ended: async () => {}, started: async () => {} };
      return await cutPower(disk, firm, Math.ceil(rounds / 8), machine);
    } finally {
      disk.unmount();
    }
  },
};

export const powerCutPostgres: Fault = {
  name: 'power-cut-postgres',
  title: 'power cut while the firm is at work, PostgreSQL on ext4',
  async run({ rounds }) {
    const fault = mountingFault('mkfs.ext4', 'mount', 'perl');
    if (fault) return { skipped: fault };
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const disk = mountExt4(1_024);
    const postgres = await startPostgres(disk.folder);
    try {
      const databaseUrl = await postgres.newDatabase();
      const firm = await openFirm({ dataDir: temporaryFolder(), databaseUrl });
      const machine = { ended: postgres.kill, started: postgres.resume };
      return await cutPower(disk, firm, Math.ceil(rounds / 16), machine);
    } finally {
      await postgres.stop();
      disk.unmount();
    }
  },
};

/** Shuts the file system down as a power cut does: writes that were not synced are lost. */
async function cutPower(
  disk: ReturnType<typeof mountExt4>,
  firm: Firm,
  cuts: number,
  machine: Machine,
): Promise<Finding> {
  const { ledger, store, environment } = firm;
  const broken: string[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const server = await startServerProcess(environment);
    const kind = kindsOfWork[cut % kindsOfWork.length];
    const before = { all: acknowledged(ledger), kind: acknowledged(ledger, kind) };
    const work = startWork(firm, [server.url]);
    await until(
      () => acknowledged(ledger) > before.all + 5 && acknowledged(ledger, kind) > before.kind,
      `${kind} is acknowledged`,
    );
    await wait(Math.random() * 250);
    // Unlike a machine without power, this one still answers, and a sync under way during the
    // shutdown may report success: acknowledgements after the cut do not count.
    ledger.deaf = true;
    disk.cutPower();
    await server.kill();
    await work.stop();
    await machine.ended();
    await disk.remount();
    await machine.started();
    ledger.deaf = false;
    broken.push(...(await inspect()).map((fault) => `cut ${cut}: ${fault}`));
  }
  const compared = await compareFirm(firm);
  await firm.close();
  return {
    figures: `${cuts} power cuts; ${compared.figures}`,
    broken: [...broken, ...compared.broken],
  };

  async function inspect(): Promise<string[]> {
    const db = await openStore(store);
    const faults = await compareStore(db, firm);
    if (db.dialect.name === 'sqlite') {
      const [row] = await db.all<{ integrityCheck: string }>('pragma integrity_check');
      if (row?.integrityCheck !== 'ok') faults.push('the store is damaged');
    }
    await db.close();
    return faults;
  }
}
