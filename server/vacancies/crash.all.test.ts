import { revisionsOfAdvert } from '#tests/support/stores/revisions.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { actIn } from '#tests/support/stores/act-in.ts';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { startVacancyCommand } from '#tests/support/server/vacancy-command.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { fits, storedVacancies } from './vacancies.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const rounds = 4;

describeStores('a publication killed in the middle', ({ fresh }) => {
  test('leaves all vacancies as before or all as after', { timeout: 300_000 }, async () => {
    const { db, config } = await fresh();
    await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, catalogue().vacancies));
    await seedStore(db, Date.now());
    const environment = {
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    };
    for (let round = 0; round < rounds; round += 1) {
      const folder = changedVacancies(round);
      const command = startVacancyCommand(environment, 'import', folder);
      // It prints the differences, then saves.
      await command.firstLine;
      await wait(Math.random() * 60);
      command.kill();
      await command.ended;
      const stored = (await storedVacancies(db)).filter(fits);
      expect(new Set(stored.map(({ vacancy }) => vacancy.salary.max)).size).toBe(
        1 + seeded(stored),
      );
      expect(new Set(stored.map(({ revision }) => revision)).size).toBe(1);
      for (const { id, revision, vacancy } of stored) {
        const last = (await revisionsOfAdvert(db, id)).at(-1);
        expect(last).toMatchObject({ revision, vacancy });
      }
    }
  });
});

/** Until the first round is saved, salaries are those of the content: more than one. */
function seeded(stored: { revision: number; vacancy: { salary: { max: number } } }[]): number {
  return stored[0]?.revision === 1
    ? new Set(stored.map(({ vacancy }) => vacancy.salary.max)).size - 1
    : 0;
}

/** Every vacancy with the same salary, another one in each round. */
function changedVacancies(round: number): string {
  const folder = temporaryFolder();
  for (const name of readdirSync('tests/firm/vacancies')) {
    const yaml = readFileSync(path.join('tests/firm/vacancies', name), 'utf8');
    writeFileSync(path.join(folder, name), yaml.replace(/max: \d+/, `max: ${900_000 + round}`));
  }
  return folder;
}
