import type { BrowserContext, Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { signIn } from './desk.ts';
import { startDesk } from './desk-browser.ts';
import { test as siteTest } from '../browser/site.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/**
 * A desk on a store that `fill` has written to, with two people who are signed in. An embedded store
 * belongs to one process, so it is filled before the server starts.
 */
export async function startFilledDesk(
  fill: (db: Db) => Promise<unknown>,
  environment: Record<string, string> = {},
) {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  await fill(db);
  const people = {
    ada: await signIn(db, { name: 'Ada Keller', role: 'administrator' }),
    ben: await signIn(db, { name: 'Ben Ortiz' }),
  };
  await db.close();
  const server = await startDesk({ ...environment, DATA_DIR: dataDir });
  /** Signs a browser in as one of the two. */
  const signInto = async (context: BrowserContext, who: keyof typeof people) => {
    const [name = '', value = ''] = people[who].headers.cookie.split('=');
    await context.addCookies([{ name, value, url: server.url, sameSite: 'Strict' }]);
  };
  const ask = async <T>(address: string): Promise<T> => {
    const answer = await fetch(`${server.url}/api/desk${address}`, {
      headers: people.ada.headers,
    });
    return (await answer.json()) as T;
  };
  return { ...server, people, signInto, ask };
}
export type FilledDesk = Awaited<ReturnType<typeof startFilledDesk>>;

/**
 * `page` is Ada's browser at `desk`, `other` is Ben's. The tests of a file share the server, so each
 * works on submissions of its own.
 */
export const test = siteTest.extend<
  { other: Page },
  { store: { fill: (db: Db) => Promise<unknown> }; desk: FilledDesk }
>({
  store: [{ fill: async () => {} }, { option: true, scope: 'worker' }],
  desk: [
    async ({ store }, use) => {
      const desk = await startFilledDesk(store.fill);
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ desk, context }, use) => {
    await desk.signInto(context, 'ada');
    await use(context);
  },
  other: async ({ desk, browser }, use) => {
    const context = await browser.newContext();
    await desk.signInto(context, 'ben');
    await use(await context.newPage());
    await context.close();
  },
});
