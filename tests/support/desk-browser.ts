import { expect, type BrowserContext, type Page } from '@playwright/test';
import { startServerProcess } from './server-process.ts';

/** A server with a store of its own. `url` is on localhost, where passkeys work. */
export async function startDesk(environment: Record<string, string> = {}) {
  const server = await startServerProcess(environment);
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
  };
}

/** A security key that is always at hand. It holds the passkeys that are made in this page. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
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
  await page.getByRole('button', { name: 'Make a passkey and join' }).click();
  await expect(page.getByRole('navigation').first()).toBeAttached();
}

/** A page of the first administrator, signed in, with an authenticator. */
export async function administratorPage(
  context: BrowserContext,
  desk: Awaited<ReturnType<typeof startDesk>>,
  name = 'Ada Keller',
) {
  const page = await context.newPage();
  const authenticator = await addAuthenticator(page);
  await join(page, await desk.firstLink(), { name });
  return { page, authenticator };
}
