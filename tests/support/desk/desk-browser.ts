import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { startServerProcess } from '../server/server-process.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

const run = promisify(execFile);

/** A server with a store of its own. `url` is on localhost, where passkeys work. */
export async function startDesk(environment: Record<string, string> = {}) {
  const given = { DATA_DIR: temporaryFolder(), ...environment };
  const server = await startServerProcess(given);
  const url = server.url.replace('127.0.0.1', 'localhost');
  const printedLink = () =>
    /http:\/\/localhost:\d+\/desk\/join\/\S+/.exec(server.output().join('\n'))?.[0];
  return {
    ...server,
    url,
    /** The link that the first start prints for an administrator. */
    firstLink: async () => {
      await expect.poll(printedLink).toBeDefined();
      return printedLink()!;
    },
    /** `npm run server -- …` on the same store; returns what it prints. */
    command: async (...args: string[]) => {
      const { stdout } = await run(process.execPath, ['server/cli/main.ts', ...args], {
        env: {
          PATH: process.env.PATH,
          CONTENT_DIR: process.env.CONTENT_DIR,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          NODE_NO_WARNINGS: '1',
          ...given,
        },
      });
      return stdout;
    },
  };
}

/**
 * A device that is always at hand and holds the passkeys that are made in this page. A page has one
 * internal authenticator; a second one is a key at `usb`.
 */
export async function addAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    devtools,
    authenticatorId,
    /** The person fails or refuses to enter the PIN. */
    verifyUser: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

/** Opens an invitation and makes a passkey. The first administrator also gives a name. */
export async function join(page: Page, link: string, { name }: { name?: string } = {}) {
  await page.goto(link);
  if (name) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('navigation', { includeHidden: true }).first()).toBeAttached();
}
