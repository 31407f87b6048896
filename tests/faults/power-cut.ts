import { openStore } from '../../server/store/open-store.ts';
import { missingFrom, startLoad, type Answered } from '../support/application-load.ts';
import { startServerProcess } from '../support/server-process.ts';
import { mountExt4, mountingFault } from '../support/mounted-folder.ts';
import { until } from '../support/until.ts';
import type { Fault } from './fault.ts';

/**
 * The file system is stopped as if the power went: what the store did not ask the disk to keep is
 * gone. A disk that lies about having kept it is beyond what any program can prove.
 */
export const powerCut: Fault = {
  name: 'power-cut',
  title: 'the file system loses what was not synced, embedded store on ext4',
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
        // A machine without power answers nobody. This one lives on for a moment, and a sync that
        // is under way when the file system stops may still be told that all is well.
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
      figures: `${cuts} power cuts, ${answered.size} answered, ${broken.length} lost`,
      broken,
    };
  },
};
