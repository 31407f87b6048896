import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openCatalogue } from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import { downloadPath, socialCardPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { buildImage, openImage, startImage } from '#tests/support/builds/built-image.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Fault } from './fault.ts';

const firm = path.resolve('tests/firm');
/** From a role to an application, and each form in one edition. */
const journeys = ['apply', 'forms', 'vacancy-page'];

/** The image of deploy/Dockerfile, built and started as deploy/compose.yaml starts it. */
export const image: Fault = {
  name: 'image',
  title: 'the image is built, started read-only, and serves journeys',
  async run() {
    for (const program of ['buildah', 'debootstrap', 'caddy']) {
      if (spawnSync('which', [program]).status !== 0) {
        return { skipped: `${program} is not installed. On Debian: apt-get install ${program}` };
      }
    }
    if (process.getuid?.() !== 0) return { skipped: 'Only root can build and mount an image.' };
    const broken: string[] = [];
    const expect = (fact: boolean, what: string) => void (fact || broken.push(what));
    const folder = temporaryFolder();
    const beganAt = performance.now();
    buildImage(folder);
    const seconds = ((performance.now() - beganAt) / 1000).toFixed(0);
    const server = openImage(folder);
    const port = String(await portToKeep());
    const started = await startImage(
      server,
      folder,
      {
        HOST: '127.0.0.1',
        PORT: port,
        CONTENT_DIR: '/firm',
        LOG_LEVEL: 'warn',
        SUBMISSIONS_PER_MINUTE: '100000',
        FILE_MB_PER_HOUR: '100000',
      },
      // Of the sources that were built: those of this folder may have changed since.
      { [path.join(folder, 'sources', 'tests/firm')]: '/firm' },
    );
    try {
      const status = readFileSync(`/proc/${started.pid}/status`, 'utf8');
      expect(/^Uid:\t1000\t1000\t/m.test(status), 'the server does not run as the user node');
      expect(/^CapBnd:\t0+$/m.test(status), 'the server keeps capabilities');
      const mounts = readFileSync(`/proc/${started.pid}/mounts`, 'utf8');
      expect(/ \/ \S+ ro,/.test(mounts), 'the files of the image can be written');
      const check = server.config.Healthcheck.Test.slice(1);
      const healthy = await started.execute(
        check.map((part) => part.replace(':3000/', `:${port}/`)),
      );
      expect(healthy === 0, `the health check ends with ${healthy}`);
      // It asks the address that the image listens at, where nothing does here.
      expect((await started.execute(check)) !== 0, 'the health check passes without a server');
      const backup = await started.execute([
        'env',
        'BACKUP_TO=/backups',
        'node',
        'build/server/commands.mjs',
        'backup',
      ]);
      expect(backup === 0, `the backup command ends with ${backup}`);
      const dumped = await started.execute(['pg_dump', '--version']);
      expect(dumped === 0, 'the image lacks pg_dump');

      const { firm: shown } = openCatalogue(readContentFolder(firm));
      const locale = defaultLocale(shown);
      for (const [address, type] of [
        [downloadPath('talent-pack.pdf'), 'application/pdf'],
        [socialCardPath(shown, 'about', locale), 'image/'],
      ] as const) {
        const answer = await fetch(`http://127.0.0.1:${port}${address}`);
        const found = answer.headers.get('content-type');
        await answer.arrayBuffer();
        expect(
          answer.status === 200 && !!found?.startsWith(type),
          `${address}: ${answer.status} ${found}`,
        );
      }
      const travelled = await runJourneys(port);
      broken.push(...travelled.broken);
      return {
        figures: `built in ${seconds} s, ${server.size}; ${travelled.passed} journeys`,
        broken,
      };
    } finally {
      await started.stop();
    }
  },
};

async function runJourneys(port: string) {
  const files = journeys.map((name) => `tests/journeys/${name}.e2e.ts`);
  const parameters = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line', ...files];
  const env = {
    ...process.env,
    TEST_PORT: port,
    TEST_SERVER: 'running',
    CONTENT_DIR: firm,
    JOURNEYS: 'core',
  };
  const child = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  const passed = /(\d+) passed/.exec(output)?.[1] ?? '0';
  return {
    passed,
    broken: status === 0 ? [] : output.split('\n').filter((line) => /^\s+\d+\) |failed/.test(line)),
  };
}
