/**
 * How the desk bears many roles with their people: npm run bench:roles -- 10000
 * Stores so many submissions for 500 roles on the embedded store and on PostgreSQL, and measures over
 * HTTP the whole answer of the list of vacancies, of the people of a role and of a search for it.
 */
import { aVacancy } from '#tests/factories/vacancies.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { storeMany } from '#tests/support/stores/many-submissions.ts';
import { startPostgres } from '#tests/support/stores/postgres-server.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { storedVacancies } from '#server/vacancies/vacancies.ts';
import { median, printFigures, sizesGiven, type Figure } from './support/figure.ts';

const roles = 500;
const rounds = 9;

export async function measureRoles(sizes = [10_000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const embedded = await openStore({ dataDir: temporaryFolder(), databaseUrl: undefined });
    figures.push(...(await measureStore(embedded, 'embedded', size)));
    const server = await startPostgres();
    try {
      const databaseUrl = await server.newDatabase();
      const postgres = await openStore({ dataDir: temporaryFolder(), databaseUrl });
      figures.push(...(await measureStore(postgres, 'PostgreSQL', size)));
    } finally {
      await server.stop();
    }
  }
  return figures;
}

async function measureStore(db: Db, store: string, size: number): Promise<Figure[]> {
  const me = await signIn(db);
  const vacancies = Array.from({ length: roles }, (_, at) =>
    aVacancy({ slug: `role-${at}`, reference: `NG-${1000 + at}` }),
  );
  await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, vacancies));
  await storeMany(db, size, { owner: me.person.id });
  const ids = (await storedVacancies(db)).map(({ id }) => id);
  const submissions = await db.all<{ id: string }>('select id from submission');
  await db.transaction(async ({ all }) => {
    for (const [at, { id }] of submissions.entries()) {
      const vacancy = ids[at % roles]!;
      await all('update submission set vacancy_id = $1 where id = $2', [vacancy, id]);
    }
  });
  const desk = await startDeskApp(db);
  try {
    const figures: Figure[] = [];
    for (const [what, address] of [
      ['the list of vacancies', '/vacancies'],
      ['a search in it', '/vacancies?q=NG-1042'],
      ['the people of a role', `/vacancies/${ids[42]}/people`],
      ['the same in the inbox', `/inbox?state=all&vacancy=${ids[42]}`],
      ['the reference in the search of the inbox', '/inbox?state=all&q=NG-1042'],
    ] as const) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        bytes = (await (await desk.ask(address, me)).arrayBuffer()).byteLength;
        times.push(performance.now() - startedAt);
      }
      figures.push({
        what: `${size.toLocaleString('en')} submissions, ${roles} roles, ${store}: ${what}`,
        measured: `median ${median(times).toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} kB`,
      });
    }
    return figures;
  } finally {
    await desk.stop();
    await db.close();
  }
}

if (import.meta.main) printFigures(await measureRoles(sizesGiven()));
