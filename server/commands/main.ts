import { createInterface } from 'node:readline/promises';
import { ConfigError, readConfig } from '../config.ts';
import { runCommand } from './run-command.ts';

// Exports and files are personal, and so is a store that is made anew.
process.umask(0o077);

/** `npm run server -- <command>`: the same store as the server, which may be running. */
process.exitCode = await runCommand(process.argv.slice(2), {
  config: () => readConfig(process.env),
  write: (line) => console.log(line),
  writeBytes: (bytes) => process.stdout.write(bytes),
  confirm: async (question) => {
    if (!process.stdin.isTTY) return false;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question} Type yes to go on: `);
    terminal.close();
    return answer.trim().toLowerCase() === 'yes';
  },
  now: () => Date.now(),
}).catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  return 1;
});
