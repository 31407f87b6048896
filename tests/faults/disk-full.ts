import { compareFirm } from '#tests/support/firm/compare-firm.ts';
import { openFirm } from '#tests/support/firm/firm.ts';
import { acknowledged } from '#tests/support/firm/ledger.ts';
import { startWork } from '#tests/support/firm/start-work.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { mountingFault, mountMemory } from '#tests/support/stores/mounted-folder.ts';
import { postgresFolder, startPostgres } from '#tests/support/stores/postgres-server.ts';
import type { StoreConfig } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { countOf } from './count-of.ts';
import type { Fault, Finding } from './fault.ts';

export const diskFull: Fault = {
  name: 'disk-full',
  title: 'the disk fills up while the firm is at work, and space returns, embedded store',
  async run() {
    const fault = mountingFault('mount', 'umount');
    if (fault) return { skipped: fault };
    const disk = mountMemory(64);
    try {
      const dataDir = disk.folder;
      return await fillUp(disk, { dataDir, databaseUrl: undefined }, async () => {});
    } finally {
      disk.unmount();
    }
  },
};

export const diskFullPostgres: Fault = {
  name: 'disk-full-postgres',
  title: 'the disk of PostgreSQL fills up while the firm is at work, and space returns',
  async run() {
    const fault = mountingFault('mount', 'umount');
    if (fault) return { skipped: fault };
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const disk = mountMemory(256);
    const postgres = await startPostgres(disk.folder);
    try {
      const databaseUrl = await postgres.newDatabase();
      // Without space for its log it ends, and its operator starts it again.
      return await fillUp(disk, { dataDir: temporaryFolder(), databaseUrl }, async () => {
        if (!postgres.isRunning()) await postgres.resume();
      });
    } finally {
      await postgres.stop();
      disk.unmount();
    }
  },
};

async function fillUp(
  disk: ReturnType<typeof mountMemory>,
  store: StoreConfig,
  recover: () => Promise<void>,
): Promise<Finding> {
  const firm = await openFirm(store);
  const { ledger } = firm;
  const broken: string[] = [];
  const server = await startServerProcess(firm.environment);
  const readiness = async () => {
    const response = await fetch(`${server.url}/api/ready`);
    return { status: response.status, text: await response.text() };
  };
  const work = startWork(firm, [server.url]);
  try {
    await until(() => acknowledged(ledger) > 15, 'work begins', 60_000);
    disk.fillUpTo(2);
    await until(() => countOf(ledger, 503) > 30, 'the disk is full', 120_000);
    // That its own disk is full, the server knows; of a database it only sees refusals.
    const full = await readiness();
    if (!store.databaseUrl && (full.status !== 503 || !full.text.includes('full'))) {
      broken.push(`with a full disk it says ${full.status} ${full.text}`);
    }
    const page = await fetch(`${server.url}/api/live`);
    if (page.status !== 200) broken.push(`with a full disk it is not live: ${page.status}`);
    disk.resize(512);
    await recover();
    const whileFull = acknowledged(ledger);
    await until(() => acknowledged(ledger) > whileFull + 20, 'work goes on', 60_000);
    await work.stop();
    const again = await readiness();
    if (again.status !== 200) broken.push(`with space again it says ${again.text}`);
    await server.stop();
    if (countOf(ledger, 0) > 0) broken.push(`${countOf(ledger, 0)} connections broke`);
    const compared = await compareFirm(firm);
    return {
      figures: `${countOf(ledger, 503)} answered with 503, work went on without a restart; ${compared.figures}`,
      broken: [...broken, ...compared.broken],
    };
  } finally {
    await server.kill();
    await work.stop();
    await firm.close();
  }
}
