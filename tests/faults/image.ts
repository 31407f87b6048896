import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openCatalogue } from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import { downloadPath, socialCardPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { buildImage, openImage, startImage } from '#tests/support/builds/built-image.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Finding } from './fault.ts';

const firm = path.resolve('tests/firm');
/** From a role to an application, and each form in one edition. */
const journeys = ['apply', 'forms', 'vacancy-page'];

/** The image of deploy/Dockerfile, built and started as deploy/compose.yaml starts it. */
export async function checkImage(): Promise<Finding> {
  const broken: string[] = [];
  const expect = (fact: boolean, what: string) => void (fact || broken.push(what));
  const folder = temporaryFolder();
  const beganAt = performance.now();
  buildImage(folder);
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(0);
  const server = openImage(folder);
  const port = String(await portToKeep());
  const environment = {
    HOST: '127.0.0.1',
    PORT: port,
    CONTENT_DIR: '/firm',
    LOG_LEVEL: 'warn',
    SUBMISSIONS_PER_MINUTE: '100000',
    FILE_MB_PER_HOUR: '100000',
  };
  // Of the sources that were built: those of this folder may have changed since.
  const readOnly = { [path.join(folder, 'sources', 'tests/firm')]: '/firm' };
  const started = await startImage(server, folder, environment, readOnly);
  try {
    const ofProcess = (name: string) => readFileSync(`/proc/${started.pid}/${name}`, 'utf8');
    const ran = ofProcess('status');
    expect(/^Uid:\t1000\t1000\t/m.test(ran), 'the server does not run as the user node');
    expect(/^CapBnd:\t0+$/m.test(ran), 'the server keeps capabilities');
    expect(/ \/ \S+ ro,/.test(ofProcess('mounts')), 'the files of the image can be written');
    const check = server.config.Healthcheck.Test.slice(1);
    const command = 'env BACKUP_TO=/backups node build/server/commands.mjs backup';
    for (const words of [
      check.map((part) => part.replace(':3000/', `:${port}/`)),
      command.split(' '),
      ['pg_dump', '--version'],
    ]) {
      const ended = await started.execute(words);
      expect(ended === 0, `${words.join(' ')} ends with ${ended}`);
    }
    // It asks the address that the image listens at, where nothing does here.
    expect((await started.execute(check)) !== 0, 'the health check passes without a server');
    const { firm: shown } = openCatalogue(readContentFolder(firm));
    for (const [address, type] of [
      [downloadPath('talent-pack.pdf'), 'application/pdf'],
      [socialCardPath(shown, 'about', defaultLocale(shown)), 'image/'],
    ] as const) {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${address}`);
      const found = headers.get('content-type');
      expect(status === 200 && !!found?.startsWith(type), `${address}: ${status} ${found}`);
    }
    const passed = runJourneys();
    return { figures: `built in ${seconds} s, ${server.size}; ${passed} journeys`, broken };
  } finally {
    await started.stop();
  }

  function runJourneys(): string {
    const files = journeys.map((name) => `tests/journeys/${name}.e2e.ts`);
    const own = { TEST_PORT: port, TEST_SERVER: 'running', CONTENT_DIR: firm, JOURNEYS: 'core' };
    const words = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line', ...files];
    const env = { ...process.env, ...own };
    const { status, stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
    const failures = stdout.split('\n').filter((line) => /^\s+\d+\) |failed/.test(line));
    if (status !== 0) broken.push(...failures);
    return /(\d+) passed/.exec(stdout)?.[1] ?? '0';
  }
}
