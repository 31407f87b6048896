import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildIsCurrent } from '#tools/build-state.mjs';
import { until } from '../machine/until.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  `--import=${import.meta.resolve('../machine/end-with-parent.mjs')}`,
];

/** What ships; the sources while they are newer than the build, so that a test sees an edit. */
const isBuilt = buildIsCurrent();

function programOf(project: string): string {
  return isBuilt ? path.resolve(project, 'build/server/main.mjs') : path.resolve('server/main.ts');
}

/**
 * The production server in a process of its own, on a free port, with an empty data folder.
 * `project` is the folder whose build and content it serves.
 */
export async function startServerProcess(
  environment: Record<string, string> = {},
  project = process.cwd(),
) {
  const program = programOf(project);
  const child = spawn(process.execPath, [...nodeOptions, program], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      CONTENT_DIR: process.env.CONTENT_DIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: environment.DATA_DIR ?? temporaryFolder(),
      SUBMISSIONS_PER_MINUTE: '1000000',
      FILE_MB_PER_HOUR: '1000000',
      DISK_RESERVE_MB: '1',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      // By address: the name may also mean ::1, where the server does not listen.
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void exited.then(() => reject(new Error(`The server ended: ${errors}`)));
  });
  // One that has just started on a busy machine says that it is busy.
  const isBusy = async () => {
    const answer = await fetch(`${url}/api/intake/none`, { method: 'POST' });
    // Unread, it would keep its connection open, and the server from stopping.
    await answer.arrayBuffer();
    return answer.status === 503;
  };
  await until(async () => !(await isBusy()), 'the server takes forms');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    url,
    pid: child.pid!,
    output: () => output.split('\n'),
    errors: () => errors,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
