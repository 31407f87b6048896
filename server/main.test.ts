import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

test('the server prints its address, is ready and exits with 0 on SIGTERM', async () => {
  const server = start({ PORT: '0' });
  const address = await server.says(/http:\/\/localhost:\d+/);
  for (const name of ['live', 'health']) {
    expect(await (await fetch(`${address}/api/${name}`)).json()).toMatchObject({ status: 'live' });
  }
  const ready = await fetch(`${address}/api/ready`);
  expect(await ready.json()).toEqual({ status: 'ready' });
  expect(ready.headers.get('x-content-type-options')).toBe('nosniff');
  server.process.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
});

test('a port in use ends the start with one sentence and its remedy', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const server = start({ PORT: String(port) });
  expect(await server.exitCode).toBe(1);
  expect(server.errors()).toBe(
    `Port ${port} is taken. Stop what uses it or choose another: PORT=3001 npm start.\n`,
  );
  other.close();
});

test('a data folder that is not writable ends the start with one sentence and its remedy', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const server = start({ PORT: '0', DATA_DIR: path.join(file, 'data') });
  expect(await server.exitCode).toBe(1);
  expect(server.errors()).toMatch(
    /^The data folder .* cannot be written \(ENOTDIR\)\. Make it writable or set DATA_DIR/,
  );
});

test('a data folder in a place that takes none ends the start, and does not wait', async () => {
  const server = start({ PORT: '0', DATA_DIR: '/proc/nope/data' });
  expect(await server.exitCode).toBe(1);
  expect(server.errors()).toMatch(/^The data folder \/proc\/nope\/data cannot be written/);
});

test('a folder of content that does not exist ends the start with one sentence', async () => {
  const server = start({ PORT: '0', CONTENT_DIR: '/nope' });
  expect(await server.exitCode).toBe(1);
  expect(server.errors()).toBe(
    'CONTENT_DIR is "/nope", which is not a folder that exists. Correct or remove it.\n',
  );
});

const noTerminal = spawnSync('script', ['--version']).error && 'script of util-linux is missing';

test.skipIf(noTerminal)('a terminal is shown sentences, a pipe is sent JSON', async () => {
  const settings = { PORT: '0', LOG_LEVEL: 'info' };
  const ofPipe = start(settings);
  await ofPipe.says(/makes its first administrator/);
  expect(ofPipe.output()).toContain('"event":"open-placeholders"');
  const ofTerminal = start(settings, [
    'script',
    '-qec',
    `${process.execPath} server/main.ts`,
    '/dev/null',
  ]);
  await ofTerminal.says(/makes its first administrator/);
  expect(ofTerminal.output()).toMatch(
    /\d\d Warning: the firm’s data has placeholders: run "npm run/,
  );
  expect(ofTerminal.output()).not.toContain('{"level"');
  for (const server of [ofPipe, ofTerminal]) {
    server.process.kill('SIGTERM');
    await server.exitCode;
  }
});

function start(
  environment: Record<string, string>,
  command: readonly string[] = [process.execPath, 'server/main.ts'],
) {
  const child: ChildProcess = spawn(command[0]!, command.slice(1), {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: temporaryFolder(),
      LOG_LEVEL: 'silent',
      NODE_NO_WARNINGS: '1',
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (errors += chunk));
  return {
    process: child,
    exitCode: once(child, 'exit').then(([code]) => code as number),
    errors: () => errors,
    output: () => output,
    async says(pattern: RegExp): Promise<string> {
      while (!pattern.test(output)) await once(child.stdout!, 'data');
      return pattern.exec(output)![0];
    },
  };
}
