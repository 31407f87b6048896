import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const running: { kill(): void }[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill()));

test('npm start reads .env: the port and the data folder', async () => {
  const project = projectWith('PORT=0\nDATA_DIR=kept\n');
  const server = run(project, scriptOf('start'));
  expect(await server.says(/Northgauge is open at|Building the site/)).toBe(
    'Northgauge is open at',
  );
  expect(await server.says(/:\d+/)).not.toBe(':3000');
});

test('npm run server reads .env, and what the environment sets wins', async () => {
  const project = projectWith('LOG_LEVEL=loud\nDATA_DIR=kept\n');
  const command = `${scriptOf('server')} sample`;
  const refused = run(project, command);
  expect(await refused.exitCode).toBe(1);
  expect(refused.output()).toContain('LOG_LEVEL is "loud"');
  const corrected = run(project, command, {
    LOG_LEVEL: 'silent',
    CONTENT_DIR: path.resolve('tests/firm'),
  });
  expect([await corrected.exitCode, corrected.output()]).toEqual([0, expect.any(String)]);
  rmSync(path.join(project, '.env'));
  const quiet = run(project, `${scriptOf('server')} list`, { DATA_DIR: 'kept' });
  // Whatever is on stderr, cron mails every night.
  expect([await quiet.exitCode, quiet.errors()]).toEqual([0, '']);
});

/** The project's own files beside a build that is current and an .env of its own. */
function projectWith(environment: string): string {
  const project = temporaryFolder();
  const shared = [
    'content',
    'domain',
    'contract',
    'words',
    'server',
    'ui',
    'public',
    'site',
    'tools',
    'package-lock.json',
    'SECURITY.md',
  ];
  for (const part of [...shared, 'astro.config.ts', 'package.json']) {
    symlinkSync(path.resolve(part), path.join(project, part));
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  mkdirSync(path.join(project, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, path.join(project, 'node_modules/.bin/node'));
  writeFileSync(path.join(project, 'node_modules/.northgauge-lock'), lock);
  mkdirSync(path.join(project, 'build/server'), { recursive: true });
  // There may be no build of ours.
  const program = pathToFileURL(path.resolve('server/main.ts')).href;
  writeFileSync(path.join(project, 'build/server/main.mjs'), `import ${JSON.stringify(program)};`);
  writeFileSync(path.join(project, 'build/stamp'), '');
  writeFileSync(path.join(project, '.env'), environment);
  return project;
}

function scriptOf(name: string): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts[name];
}

function run(project: string, script: string, environment: Record<string, string> = {}) {
  // Without the shell: `exec` is its own, and node the one of this run.
  const [, ...parameters] = script.replace(/^exec /, '').split(' ');
  const child = spawn(process.execPath, parameters, {
    cwd: project,
    env: { PATH: process.env.PATH, ...environment },
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  let errors = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
    errors += chunk;
  });
  return {
    exitCode: once(child, 'exit').then(([code]) => code as number),
    output: () => output,
    errors: () => errors,
    async says(pattern: RegExp): Promise<string> {
      while (!pattern.test(output)) await once(child.stdout, 'data');
      return pattern.exec(output)![0];
    },
  };
}
