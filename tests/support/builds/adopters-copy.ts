import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../machine/temporary-folder.ts';

const made = /^(?:node_modules|build|build-earlier|data|test-results|\.git|\.astro)$/;

/**
 * The repository of a firm that replaced the shipped words: its own files are in content/, and
 * neither ours nor the tests of ours. Everything else is unchanged.
 */
export function adoptersCopy() {
  const folder = temporaryFolder();
  for (const name of readdirSync('.').filter((entry) => !made.test(entry))) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const content = path.join(folder, 'content');
  for (const name of readdirSync(content)) {
    // The code that reads the files is the program's.
    if (!name.endsWith('.ts')) rmSync(path.join(content, name), { recursive: true });
  }
  cpSync('tests/fixtures/second-firm', content, { recursive: true });
  return {
    /** Runs a program of the project in the copy; throws what it printed if it failed. */
    async run(parameters: string[], environment: Record<string, string> = {}): Promise<void> {
      const { PATH, HOME } = process.env;
      const child = spawn(process.execPath, parameters, {
        cwd: folder,
        env: { PATH, HOME, NODE_NO_WARNINGS: '1', ...environment },
      });
      const printed = Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error((await printed).join('\n'));
    },
  };
}
