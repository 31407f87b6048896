import { spawn } from 'node:child_process';

/** `npm run server -- vacancy …` in a process of its own. */
export function startVacancyCommand(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['server/cli/main.ts', 'vacancy', ...args], {
    env: {
      PATH: process.env.PATH,
      CONTENT_DIR: process.env.CONTENT_DIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_NO_WARNINGS: '1',
      ...environment,
    },
  });
  let output = '';
  const firstLine = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      resolve();
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return { firstLine, ended, kill: () => child.kill('SIGKILL') };
}
