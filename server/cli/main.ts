import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { ConfigError, readConfig } from '#server/base/config.ts';
import { escapeControls } from '#server/base/text.ts';
import { runCommand } from './run-command.ts';

// What the environment sets already wins. Node's own --env-file-if-exists says on stderr that there
// is none, which cron mails every night.
if (existsSync('.env')) process.loadEnvFile('.env');

// Exports, files and a new store hold personal data.
process.umask(0o077);

// A reader such as `head` has seen enough. The command ends as it would have: it may be changing
// something, and what it writes from here on goes nowhere.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** `npm run server -- <command>`, on the same store as the server, which may be running. */
process.exitCode = await runCommand(process.argv.slice(2), {
  config: () => readConfig(process.env),
  write: (line) => console.log(line),
  confirm: async (question) => {
    if (!process.stdin.isTTY) return false;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question} Type yes to continue: `);
    terminal.close();
    return answer.trim().toLowerCase() === 'yes';
  },
  now: () => Date.now(),
}).catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(escapeControls(error.message));
  return 1;
});
