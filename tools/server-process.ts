import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The production server on a free port, with an empty data folder that goes with it. */
export async function startServerProcess(
  environment: Record<string, string> = {},
  folder = process.cwd(),
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northgauge-'));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
    {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'silent',
        PORT: '0',
        DATA_DIR: dataDir,
        SUBMISSIONS_PER_MINUTE: '1000000',
        ...environment,
      },
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, found] = /http:\/\/[^:]+:(\d+)/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error('The server ended before it was open.')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
