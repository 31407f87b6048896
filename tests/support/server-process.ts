import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serverFlags } from '../../tools/server-flags.mjs';

/** The real server in a process of its own, so that it can be killed. */
export async function startServerProcess(
  environment: Record<string, string>,
  program = 'server/main.ts',
  cwd = process.cwd(),
) {
  const child: ChildProcess = spawn(process.execPath, [...serverFlags, program], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      LOG_LEVEL: 'silent',
      PORT: '0',
      SUBMISSIONS_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  const exited = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      // By address: the name may also mean ::1, where the server does not listen.
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void exited.then(() => reject(new Error(`The server ended: ${errors}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    url,
    pid: child.pid!,
    output: () => output.split('\n'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
