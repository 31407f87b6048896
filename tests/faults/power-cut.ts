import { openStore } from '../../server/store/open-store.ts';
import { missingFrom, startLoad, type Answered } from '../support/application-load.ts';
import { startServerProcess } from '../support/server-process.ts';
import { mountExt4, mountingFault } from '../support/mounted-folder.ts';
import { until } from '../support/until.ts';
import type { Fault } from './fault.ts';

/** Shuts the file system down as a power cut does: writes that were not synced are lost. */
export const powerCut: Fault = {
  name: 'power-cut',
  title: 'power cut under load, embedded store on ext4',
  async run({ rounds }) {
    const fault = mountingFault('mkfs.ext4', 'mount', 'perl');
    if (fault) return { skipped: fault };
    const cuts = Math.ceil(rounds / 8);
    const disk = mountExt4(1_024);
    const answered: Answered = new Map();
    const broken: string[] = [];
    try {
      for (let cut = 0; cut < cuts; cut += 1) {
        const server = await startServerProcess({ DATA_DIR: disk.folder });
        const before = answered.size;
        const load = startLoad(server.url, answered);
        await until(() => answered.size > before, 'the server answers');
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
        const inTime = new Set(answered.keys());
        disk.cutPower();
        await server.kill();
        await load.stop();
        // Unlike a machine without power, this one still answers, and a sync under way during the
        // shutdown may report success: acknowledgements after the cut do not count.
        for (const reference of answered.keys()) {
          if (!inTime.has(reference)) answered.delete(reference);
        }
        disk.remount();
        const db = await openStore({ dataDir: disk.folder, databaseUrl: undefined });
        const { lost, changedFiles } = await missingFrom(db, answered);
        const [integrity] = await db.all<{ integrity_check: string }>('pragma integrity_check');
        await db.close();
        broken.push(
          ...lost.map((reference) => `cut ${cut}: ${reference} is lost`),
          ...changedFiles.map((reference) => `cut ${cut}: the file of ${reference} changed`),
          ...(integrity?.integrity_check === 'ok' ? [] : [`cut ${cut}: the store is damaged`]),
        );
      }
    } finally {
      disk.unmount();
    }
    return {
      figures: `${cuts} power cuts, ${answered.size} acknowledged, ${broken.length} lost`,
      broken,
    };
  },
};
