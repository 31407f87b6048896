/**
 * How the inbox bears many submissions: npm run bench:desk -- 10000
 * Stores so many on the embedded store and on PostgreSQL, and measures over HTTP the whole answer
 * of the list, of each filter and of a search that finds one and none.
 */
import { startDeskApp } from '../tests/support/desk/desk-app.ts';
import { signIn } from '../tests/support/desk/desk.ts';
import { storeMany } from '../tests/support/stores/many-submissions.ts';
import { startPostgres } from '../tests/support/stores/postgres-server.ts';
import { temporaryFolder } from '../tests/support/machine/temporary-folder.ts';
import type { Inbox } from '../domain/work/work.ts';
import type { Db } from '../server/store/db/db.ts';
import { openStore } from '../server/store/db/open-store.ts';
import { median, printFigures, sizesGiven, type Figure } from './support/figure.ts';

const rounds = 9;

const queries = [
  ['all', 'state=all'],
  ['open', ''],
  ['one form', 'kind=job-application'],
  ['mine', 'owner=me'],
  ['unassigned', 'owner=none'],
  ['overdue', 'due=overdue'],
  ['due today', 'due=today'],
  ['abandoned deliveries', 'delivery=abandoned'],
  ['quarantined', 'quarantine=yes'],
  ['search that finds one', 'state=all&q=number%204321.'],
  ['search that finds all', 'state=all&q=safety%20rail'],
  ['search that finds none', 'state=all&q=nowhere'],
] as const;

export async function measureDesk(sizes = [10_000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const embedded = await openStore({ dataDir: temporaryFolder(), databaseUrl: undefined });
    figures.push(...(await measureStore(embedded, 'embedded', size)));
    const server = await startPostgres();
    try {
      const dataDir = temporaryFolder();
      const postgres = await openStore({ dataDir, databaseUrl: await server.newDatabase() });
      figures.push(...(await measureStore(postgres, 'PostgreSQL', size)));
    } finally {
      await server.stop();
    }
  }
  return figures;
}

async function measureStore(db: Db, store: string, size: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const figure = (what: string, measured: string) =>
    figures.push({ what: `${size.toLocaleString('en')} submissions, ${store}: ${what}`, measured });
  const me = await signIn(db);
  await storeMany(db, size, { owner: me.person.id });
  const desk = await startDeskApp(db);
  try {
    for (const [what, query] of queries) {
      const times: number[] = [];
      let inbox: Inbox | undefined;
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        inbox = (await (await desk.ask(`/inbox?${query}`, me)).json()) as Inbox;
        times.push(performance.now() - startedAt);
      }
      figure(`${what} (${inbox!.total} rows)`, `median ${median(times).toFixed(0)} ms`);
    }
    const open = (await (await desk.ask('/inbox', me)).json()) as Inbox;
    const items = open.rows.slice(0, 500).map(({ id, version }) => ({ id, version }));
    const body = { items, change: { state: 'closed' } };
    const startedAt = performance.now();
    await desk.ask('/work', { method: 'POST', headers: me.headers, body });
    figure(`${items.length} closed at once`, `${(performance.now() - startedAt).toFixed(0)} ms`);
  } finally {
    await desk.stop();
    await db.close();
  }
  return figures;
}

if (import.meta.main) printFigures(await measureDesk(sizesGiven()));
