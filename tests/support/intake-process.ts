import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serverEnvironment, serverFlags } from '../../tools/server-flags.mjs';

/** The real server in a process of its own, so that it can be killed. */
export async function startIntakeProcess(
  environment: Record<string, string>,
  program = 'server/main.ts',
  flags: readonly string[] = serverFlags,
) {
  const child: ChildProcess = spawn(process.execPath, [...flags, program], {
    env: {
      ...serverEnvironment,
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
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
    void exited.then(() => reject(new Error(`The server ended: ${errors}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { url, pid: child.pid!, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
