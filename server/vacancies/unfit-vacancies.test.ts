import { revisionsOfAdvert } from '#tests/support/stores/revisions.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { actIn } from '#tests/support/stores/act-in.ts';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Health } from '#domain/status/health.ts';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { ListedRoles } from '#domain/inbox/listed-role.ts';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import { firstStoredVacancy } from '#tests/factories/stored-vacancies.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import {
  describeStores,
  type StoreConfig,
  type StoreUnderTest,
} from '#tests/support/stores/stores.ts';
import { systemClock } from '#server/base/clock.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { readConfig } from '#server/base/config.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { startServer } from '#server/web/start-server.ts';
import type { Db } from '#server/db/db.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from './vacancies.ts';
import { openLiveDocuments } from '#server/documents/live-documents.ts';
import { openLiveVacancies } from './live-vacancies.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const slugs = ['present', 'older', 'newer', 'town-gone'];
const { slug: _, ...present } = aVacancy();
/** What programs before and after this one left behind, and what time did to it. */
const contents: Record<string, string> = {
  older: JSON.stringify({ ...firstStoredVacancy, reference: 'HL-0002' }),
  newer: JSON.stringify({ ...present, reference: 'HL-0003', shifts: ['nights'] }),
  'town-gone': JSON.stringify({ ...present, reference: 'HL-0004', location: 'Atlantis' }),
};

async function oddStore(store: StoreUnderTest) {
  const { db, config } = await store.fresh();
  const all = slugs.map((slug, at) => aVacancy({ slug, reference: `HL-000${at + 1}` }));
  await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, all));
  await seedStore(db, Date.now());
  for (const [slug, content] of Object.entries(contents)) {
    const { id } = (await findVacancy(db, slug))!;
    const schema = slug === 'newer' ? 99 : 1;
    for (const [table, key] of [
      ['document', 'key'],
      ['document_revision', 'document'],
    ]) {
      await db.all(`update ${table} set content = $2, schema = $3 where ${key} = $1`, [
        id,
        content,
        schema,
      ]);
    }
  }
  return { db, config };
}

describeStores('a store with vacancies that do not fit', (store) => {
  test('shows those that fit and leaves the others out', async () => {
    const { db } = await oddStore(store);
    const live = await openLiveVacancies(db, await openLiveDocuments(db, systemClock), systemClock);
    expect(live.list().map(({ slug }) => slug)).toEqual(['newer', 'older', 'present']);
  });

  test('starts a server whose desk lists, names and opens them', async () => {
    const { db, config } = await oddStore(store);
    const { headers } = await signIn(db, { name: 'Ada Example', now: Date.now() });
    const server = await startServer(configOf(config), undefined);
    const ask = async <T>(address: string) => {
      const answer = await fetch(`http://localhost:${server.port}/api/desk${address}`, { headers });
      expect([address, answer.status]).toEqual([address, 200]);
      return (await answer.json()) as T;
    };
    try {
      const list = await ask<DeskVacancies>('/vacancies');
      expect(list.rows.map(({ slug }) => slug)).toEqual(['present', 'older', 'newer']);
      expect(list.nextReference).toBe('HL-0005');
      const { unfit } = await ask<ListedRoles>('/roles');
      expect(unfit).toMatchObject([
        { slug: 'town-gone', issues: [{ field: 'location', code: 'invalid', given: 'Atlantis' }] },
      ]);
      const [gone] = unfit;
      const address = `/website/vacancy/${gone!.id}`;
      expect(await ask<WebsiteDetail>(address)).toMatchObject({
        published: { content: { slug: 'town-gone', location: 'Atlantis' } },
        advert: {
          slug: 'town-gone',
          state: { is: 'open' },
          unfit: { raw: { location: 'Atlantis' } },
        },
        revisions: [{ revision: 1 }],
      });
      expect(await ask(`${address}/revisions/1`)).toMatchObject({
        content: { location: 'Atlantis' },
      });
      const { findings } = await ask<Health>('/health');
      expect(findings.filter(({ area }) => area === 'vacancies')).toMatchObject([
        {
          level: 'fault',
          slug: 'town-gone',
          reference: 'HL-0004',
          issues: [{ field: 'location', given: 'Atlantis' }],
        },
      ]);
    } finally {
      await server.stop();
    }
  });

  test('is named and exported by commands, and corrected by an import', async () => {
    const { db, config } = await oddStore(store);
    expect((await run(config, 'doctor', '--no-deliveries')).text).toContain(
      'FAULT  Vacancy "town-gone" (HL-0004) does not fit',
    );
    const folder = temporaryFolder();
    expect((await run(config, 'vacancy', 'export', folder)).code).toBe(0);
    const file = path.join(folder, 'town-gone.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Atlantis', 'London'));
    expect((await run(config, 'vacancy', 'import', file)).text).toContain('Saved 1 vacancy.');
    const { id, vacancy } = (await findVacancy(db, 'town-gone'))!;
    expect(vacancy?.location).toBe('London');
    expect(await revisionsOfAdvert(db, id)).toMatchObject([{ unfit: {} }, { vacancy: {} }]);
  });

  test('keeps the keys of a newer program when a vacancy is changed', async () => {
    const { db, config } = await oddStore(store);
    const folder = temporaryFolder();
    await run(config, 'vacancy', 'export', folder);
    const file = path.join(folder, 'newer.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Senior', 'Executive'));
    expect((await run(config, 'vacancy', 'import', file)).code).toBe(0);
    expect(await storedContent(db, 'newer')).toMatchObject({
      experience: 'Executive',
      shifts: ['nights'],
    });
  });
});

async function storedContent(db: Db, slug: string): Promise<unknown> {
  const [row] = await db.all<{ content: string }>(
    'select content from document where address = $1',
    [slug],
  );
  return JSON.parse(row!.content);
}

function configOf({ dataDir, databaseUrl }: StoreConfig) {
  return readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
}

async function run(store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(args, {
    config: () => configOf(store),
    write: (line) => lines.push(line),
    confirm: async () => false,
    now: () => Date.now(),
  });
  return { code, text: lines.join('\n') };
}
