import { openStore } from '../../server/store/open-store.ts';
import { missingFrom, startLoad, type Answered } from '../support/application-load.ts';
import { startServerProcess } from '../support/server-process.ts';
import { mountingFault, mountMemory } from '../support/mounted-folder.ts';
import { until } from '../support/until.ts';
import type { Fault } from './fault.ts';

export const diskFull: Fault = {
  name: 'disk-full',
  title: 'the disk fills up under load, and space returns',
  async run() {
    const fault = mountingFault('mount', 'umount');
    if (fault) return { skipped: fault };
    const disk = mountMemory(64);
    const answered: Answered = new Map();
    const broken: string[] = [];
    const server = await startServerProcess({ DATA_DIR: disk.folder });
    const readiness = async () => {
      const response = await fetch(`${server.url}/api/ready`);
      return { status: response.status, text: await response.text() };
    };
    try {
      const load = startLoad(server.url, answered);
      await until(() => (load.statuses.get(503) ?? 0) > 30, 'the disk is full', 60_000);
      const full = await readiness();
      if (full.status !== 503 || !full.text.includes('full')) {
        broken.push(`with a full disk it says ${full.status} ${full.text}`);
      }
      const page = await fetch(`${server.url}/api/health`);
      if (page.status !== 200) broken.push(`with a full disk it is not live: ${page.status}`);
      const whileFull = answered.size;
      disk.resize(256);
      await until(() => answered.size > whileFull + 10, 'submissions are accepted again', 60_000);
      await load.stop();
      const again = await readiness();
      if (again.status !== 200) broken.push(`with space again it says ${again.text}`);
      const others = [...load.statuses.keys()].filter((status) => status !== 201 && status !== 503);
      if (others.length > 0) broken.push(`answers other than 201 and 503: ${others.join(', ')}`);
      await server.stop();
      const db = await openStore({ dataDir: disk.folder, databaseUrl: undefined });
      const { lost, changedFiles } = await missingFrom(db, answered);
      await db.close();
      broken.push(...[...lost, ...changedFiles].map((reference) => `${reference} is lost`));
      return {
        figures: `${answered.size} acknowledged, ${load.statuses.get(503)} with 503, ${lost.length} lost; accepted submissions again without a restart`,
        broken,
      };
    } finally {
      await server.kill();
      disk.unmount();
    }
  },
};
