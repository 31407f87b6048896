import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a server ends with the process that started it, however that ends', async () => {
  const program = path.resolve('tests/support/server/server-process.ts');
  const parent = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      `const { startServerProcess } = await import(${JSON.stringify(program)});
       console.log((await startServerProcess()).url);
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  expect((await fetch(`${url}/api/live`)).status).toBe(200);
  parent.kill('SIGKILL');
  await expect
    .poll(() =>
      fetch(`${url}/api/live`).then(
        ({ status }) => status,
        () => 'gone',
      ),
    )
    .toBe('gone');
});
