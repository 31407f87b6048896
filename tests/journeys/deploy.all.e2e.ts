import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { downloadPath, socialCardPath } from '#domain/address/paths.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { says } from '#tests/support/builds/built-image.ts';
import {
  earlierAsset,
  inStage,
  layOutImage,
  nobody,
  programsInside,
} from '#tests/support/builds/lay-out-image.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { clearTemporaryFolders, temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { openCatalogue } from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import { defaultLocale } from '#domain/edition/editions.ts';

// One after the other, on one layout.
test.describe.configure({ mode: 'default' });

let stages: ReturnType<typeof layOutImage>;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
let image: Awaited<ReturnType<typeof startImage>>;

test.beforeAll(async () => {
  mails = await startMailReceiver();
  stages = layOutImage();
  image = await startImage();
});

test.afterAll(async () => {
  await image?.stop();
  await mails?.stop();
  clearTemporaryFolders();
});

test('the image serves page, assets, desk, PDF and social card as the repository does', async () => {
  const content = path.resolve('content');
  const { firm } = openCatalogue(readContentFolder(content));
  const repository = await startServerProcess({ CONTENT_DIR: content });
  const page = await fetch(image.url);
  expect(page.status).toBe(200);
  const [style] = /\/assets\/[^"]+\.css/.exec(await page.text())!;
  const pdf = downloadPath('talent-pack.pdf');
  // A card without its fonts would fail, or have others.
  for (const address of [style, '/desk', pdf, socialCardPath(firm, 'about', defaultLocale(firm))]) {
    const [shipped, own] = await Promise.all(
      [image.url, repository.url].map(async (server) => {
        const answer = await fetch(server + address);
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
      }),
    );
    expect(shipped!.status, address).toBe(200);
    expect(shipped!.bytes.equals(own!.bytes), `${address} is the same`).toBe(true);
    if (address === pdf) expect(shipped!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await repository.stop();
  const earlier = await fetch(`${image.url}/${earlierAsset}`);
  expect(earlier.status, 'an asset of an earlier build').toBe(200);
});

test('a form that is sent to the image leads to a mail', async () => {
  const form = aSubmission['contact-message']();
  const sent = await sendForm(image.url, 'contact-message', form);
  expect(sent.status).toBe(201);
  await until(() => mails.received.some(({ to }) => to.includes(form.email!)), 'a mail arrives');
});

test('the health check of the image passes, and its commands run', async () => {
  const checked = await image.execute(stages.server!.healthCheck.map(image.withPort));
  expect(checked.status).toBe(0);
  // As docs/runbooks/deploy.md prints it, after "docker compose exec server".
  const doctor = await image.execute(['node', 'build/server/commands.mjs', 'doctor']);
  expect(doctor.output).toContain('ok     All published documents fit this program');
});

test('the web image has the Caddyfile, its headers and the files of the build', () => {
  const web = stages.web!;
  expect(readdirSync(inStage(web, '/srv/assets')).length).toBeGreaterThan(0);
  expect(readFileSync(inStage(web, '/etc/caddy/headers.caddy'), 'utf8')).toContain('header ');
  test.skip(spawnSync('caddy', ['version']).status !== 0, 'Caddy is not installed.');
  const config = inStage(web, '/etc/caddy/Caddyfile');
  const valid = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', config], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: temporaryFolder() },
  });
  expect(valid.status, valid.stderr).toBe(0);
});

test('the server of the image makes a backup by itself', async () => {
  test.slow();
  const place = inStage(stages.server!, '/backups');
  // Its first look at what is due comes a minute after the start.
  const taken = () => readdirSync(place).some((name) => holdsBackup(path.join(place, name)));
  await until(taken, 'a backup is complete', 150_000);
});

test('the command of deploy/ backs up for root and for the user of the server', () => {
  const folder = openFolder();
  const environment = path.join(folder, 'northgauge.env');
  for (const ids of nobody ? [nobody, {}] : [{}]) {
    const backups = openFolder();
    const given = readFileSync('deploy/northgauge.env', 'utf8')
      .replace(/^DATA_DIR=.*$/m, `DATA_DIR=${image.dataDir}`)
      .replace(/^BACKUP_TO=.*$/m, `BACKUP_TO=${backups}`);
    writeFileSync(environment, given);
    // With the rights that the runbook gives it.
    chmodSync(environment, 0o640);
    if (nobody) chownSync(environment, 0, nobody.gid);
    const program = path.join(folder, 'northgauge');
    const script = readFileSync('deploy/northgauge.sh', 'utf8')
      .replaceAll('/opt/northgauge', inStage(stages.build!, '/app'))
      .replaceAll('/etc/northgauge.env', environment)
      .replaceAll('--user northgauge', '--user nobody');
    writeFileSync(program, script, { mode: 0o755 });
    const done = spawnSync(program, ['backup'], {
      ...ids,
      cwd: '/',
      env: { PATH },
      encoding: 'utf8',
    });
    expect(done.status, done.stdout + done.stderr).toBe(0);
    const [taken] = readdirSync(backups);
    expect(holdsBackup(path.join(backups, taken!))).toBe(true);
  }
});

test('a signal to npm start ends the server and frees its port and its data', async () => {
  const port = String(await portToKeep());
  const environment = { PATH, HOME: temporaryFolder(), PORT: port, DATA_DIR: temporaryFolder() };
  const cwd = inStage(stages.build!, '/app');
  // Copied before the sources were.
  utimesSync(path.join(cwd, 'build/stamp'), new Date(), new Date());
  // The second start needs the port and the lock of the first.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const started = spawn('npm', ['start'], { cwd, env: environment });
    await says(started, /http:\/\/localhost:\d+/);
    started.kill(signal);
    await once(started, 'exit');
    await expect(fetch(`http://127.0.0.1:${port}/api/live`)).rejects.toThrow();
  }
});

const { PATH } = process.env;

function holdsBackup(folder: string): boolean {
  return existsSync(path.join(folder, 'backup.json'));
}

async function startImage() {
  const server = stages.server!;
  const dataDir = inStage(server, server.env.DATA_DIR!);
  const cwd = inStage(server, '.');
  // Readable for the user that the image runs as.
  const endWithParent = path.join(openFolder(), 'end-with-parent.mjs');
  cpSync('tests/support/machine/end-with-parent.mjs', endWithParent);
  const options = {
    ...(server.user === 'root' ? {} : nobody),
    cwd,
    env: {
      ...server.env,
      DATA_DIR: dataDir,
      // Nothing of this machine: a Node that the image lacks must not be found elsewhere.
      PATH: inStage(server, programsInside),
      CONTENT_DIR: path.join(server.root, server.env.CONTENT_DIR!),
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DISK_RESERVE_MB: '1',
      BACKUP_TO: inStage(server, '/backups'),
      SMTP_URL: mails.url,
      MAIL_FROM: 'desk@firm.example',
    },
  };
  const [program, ...parameters] = server.command;
  const child = spawn(program!, [`--import=${endWithParent}`, ...parameters], options);
  const port = (await says(child, /http:\/\/localhost:(\d+)/))[1]!;
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    withPort: (parameter: string) => parameter.replace(`:${server.env.PORT}/`, `:${port}/`),
    // Not waiting in this process, which is also the mail server.
    execute: async ([name, ...rest]: string[]) => {
      const command = spawn(name!, rest, options);
      let output = '';
      command.stdout.on('data', (chunk) => (output += chunk));
      const [status] = await once(command, 'close');
      return { status: status as number, output };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A folder of the user that the image runs as. */
function openFolder(): string {
  const folder = temporaryFolder();
  if (nobody) chownSync(folder, nobody.uid, nobody.gid);
  return folder;
}
