import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runCheck } from './run-check.mjs';

const node = process.execPath;

test('the status and the buffered output of a check are returned', async () => {
  const result = await runCheck(node, ['-e', 'console.log("words"); process.exit(3)'], {
    buffered: true,
  });
  expect(result).toEqual({ status: 3, left: [], output: 'words\n' });
});

test('a process that a failing check leaves behind is ended and named', async () => {
  const child = 'setInterval(() => {}, 1000)';
  const parent = `const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'ignore' });
    console.log(left.pid);
    process.exit(1);`;
  const { status, left, output } = await runCheck(node, ['-e', parent], { buffered: true });
  expect(status).toBe(1);
  expect(left).toEqual([expect.stringContaining(child)]);
  await expect.poll(() => stateOf(Number(output))).toMatch(/^(Z|$)/);
});

/** Empty when there is no such process, Z when it has ended and nothing has noticed. */
function stateOf(pid: number): string {
  return spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
