/**
 * How the desk bears many submissions: npm run bench:desk -- 100000
 * Stores so many on the embedded store and on PostgreSQL, and measures over HTTP the first page of
 * the list, of each filter and of a search that finds one and none, a page in its middle, and the
 * figures.
 */
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeMany } from '#tests/support/stores/many-submissions.ts';
import { startPostgres } from '#tests/support/stores/postgres-server.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { atMost, median, printFigures, sizesGiven, type Figure } from './support/figure.ts';

const rounds = 9;
/** Of what a person waits for: a list, a search, the first page, the figures. */
const timeoutMs = 150;

const queries = [
  ['all', 'state=all'],
  ['open', ''],
  ['newest of the open', 'sort=received'],
  ['closed', 'state=closed'],
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

export async function measureDesk(sizes = [100_000]): Promise<Figure[]> {
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
  const about = `${size.toLocaleString('en')} submissions, ${store}`;
  const figure = (what: string, times: number[]) => {
    const middle = Math.round(median(times));
    const measured = `median ${middle} ms`;
    figures.push({ what: `${about}: ${what}`, measured, goal: atMost(timeoutMs, middle) });
  };
  const me = await signIn(db);
  await storeMany(db, size, { owner: me.person.id });
  // PostgreSQL does this by itself within a minute of so many changes.
  if (db.dialect.name === 'postgres') await db.all('vacuum analyze');
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
      figure(`${what} (${inbox!.total} rows)`, times);
    }
    const far = `${Date.now() - (size / 2) * 60 * 60_000}_x`;
    const pageTimes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await (await desk.ask(`/inbox?state=all&after=${far}`, me)).json();
      pageTimes.push(performance.now() - startedAt);
    }
    figure('a page in the middle', pageTimes);
    for (const who of ['mine', 'all']) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        await (await desk.ask(`/today?who=${who}`, me)).json();
        times.push(performance.now() - startedAt);
      }
      figure(`first page, ${who}`, times);
    }
    for (const days of ['30', '90', '365']) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        await (await desk.ask(`/figures?days=${days}`, me)).json();
        times.push(performance.now() - startedAt);
      }
      figure(`figures of ${days} days`, times);
    }
    const open = (await (await desk.ask('/inbox?limit=500', me)).json()) as Inbox;
    const items = open.rows.slice(0, 500).map(({ id, version }) => ({ id, version }));
    const body = { items, change: { state: 'closed' } };
    const startedAt = performance.now();
    await desk.ask('/work', { method: 'POST', headers: me.headers, body });
    const measured = `${(performance.now() - startedAt).toFixed(0)} ms`;
    figures.push({ what: `${about}: ${items.length} closed at once`, measured });
  } finally {
    await desk.stop();
    await db.close();
  }
  return figures;
}

if (import.meta.main) printFigures(await measureDesk(sizesGiven()));
