import type { Browser } from '@playwright/test';
import type { Db } from '../../server/store/db.ts';
import { openStore } from '../../server/store/open-store.ts';
import { signIn } from './desk.ts';
import { startDesk } from './desk-browser.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * A desk on a store that `fill` has written to, with two people who are signed in. An embedded store
 * belongs to one process, so it is filled before the server starts.
 */
export async function startFilledDesk(fill: (db: Db) => Promise<void>) {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  await fill(db);
  const ada = await signIn(db, { name: 'Ada Keller', role: 'administrator' });
  const ben = await signIn(db, { name: 'Ben Ortiz' });
  await db.close();
  const server = await startDesk({ DATA_DIR: dataDir });
  const contexts = { ada: contextOf(ada), ben: contextOf(ben) };
  return {
    ...server,
    ada: ada.person,
    ben: ben.person,
    /** What a browser context of theirs starts with. */
    as: (who: keyof typeof contexts) => ({
      baseURL: server.url,
      storageState: contexts[who](server.url),
    }),
  };
}

/** A page of somebody who is signed in, in a browser of its own. */
export async function pageOf(
  browser: Browser,
  desk: Awaited<ReturnType<typeof startFilledDesk>>,
  who: 'ada' | 'ben',
) {
  const context = await browser.newContext(desk.as(who));
  return context.newPage();
}

function contextOf({ headers }: { headers: { cookie: string } }) {
  const [name = '', value = ''] = headers.cookie.split('=');
  return (url: string) => ({
    cookies: [
      {
        name,
        value,
        domain: new URL(url).hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Strict' as const,
      },
    ],
    origins: [],
  });
}
