import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { openStore } from '#server/db/open-store.ts';

// Embedded alone: about the program and not the store.

test('a command whose reader has gone, as with head, ends quietly', async () => {
  // By a shell: what Node calls a pipe to a child is a socket, which fails otherwise.
  const piped = '{ "$0" server/cli/main.ts list; echo "exit $?" >&2; } | true';
  const env = environmentWith({ DATA_DIR: await aStore() });
  const shell = spawn('sh', ['-c', piped, process.execPath], { env });
  expect(await text(shell.stderr)).toBe('exit 0\n');
});

test('doctor tells an https address from a receiver that speaks http', async () => {
  const receiver = await startReceiver();
  const command = spawn(process.execPath, ['server/cli/main.ts', 'doctor'], {
    env: environmentWith({
      DATA_DIR: await aStore(),
      WEBHOOK_SECRET: testSecret.variable,
      WEBHOOK_CONTACT_DIALOG_URL: receiver.url.replace('http:', 'https:'),
    }),
  });
  const said = await text(command.stdout);
  await receiver.stop();
  expect(said).toMatch(/failed \(ERR_SSL_\w+\)\.\n +Begin the address with http:\/\//);
});

async function aStore(): Promise<string> {
  const dataDir = temporaryFolder();
  await (await openStore({ dataDir, databaseUrl: undefined })).close();
  return dataDir;
}

function environmentWith(settings: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, NODE_NO_WARNINGS: '1', ...settings };
}
