import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publishTogether } from '#tests/support/stores/document-acts.ts';
import { openCatalogue, provideCatalogue } from '#content/catalogue.server.ts';
import { contentFolder } from '#content/content-folder.server.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { contentFiles } from '#server/documents/live-content.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { contentFindings } from './findings.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const models = { kind: 'hiring-models', id: 'main' } as const;
const pack = { kind: 'download', id: 'talent-pack' } as const;
const editions = { kind: 'editions', id: 'main' } as const;
type Editions = { editions: { tag: string }[] };

describeStores('findings about content', ({ fresh }) => {
  test('documents that do not fit are named with field and remedy', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    expect(await contentFindings(db)).toMatchObject([{ level: 'ok' }]);
    await db.all(`update document set content = '{"en":{}}' where kind = 'page' and id = 'home'`);
    expect(await contentFindings(db)).toMatchObject([
      {
        level: 'fault',
        is: 'document-unfit',
        kind: 'page',
        id: 'home',
        issues: expect.arrayContaining([expect.objectContaining({ field: 'de', code: 'missing' })]),
      },
    ]);
  });

  test('prices that were changed after a document was checked against them are named', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    expect(await contentFindings(db)).toMatchObject([{ level: 'ok' }]);
    const figures = contentFiles().get(models) as { intel: { fee: object } };
    const dearer = {
      ...figures,
      intel: { ...figures.intel, fee: { amount: 1_290, currency: 'EUR' } },
    };
    const settings = { now, by: { id: null, name: 'ada' }, planTasks: () => [] };
    const publish = (key: DocumentKey, content: unknown) =>
      publishTogether({ db, ...settings }, [{ key, content, version: 1 }]);
    const release = provideCatalogue(() => openCatalogue(contentFiles()));
    try {
      expect(await publish(models, dearer)).toBeUndefined();
      const newer = { checkedOn: '2026-11-14', changedOn: '2026-11-15' };
      expect(await contentFindings(db)).toMatchObject([
        { level: 'ok' },
        { level: 'open', is: 'prices-newer', id: 'talent-pack', ...newer },
      ]);
      const checked = { ...(contentFiles().get(pack) as object), pricesCheckedOn: '2026-11-15' };
      expect(await publish(pack, checked)).toBeUndefined();
      expect(await contentFindings(db)).toMatchObject([{ level: 'ok' }]);
    } finally {
      release();
    }
  });

  test('a file that is handed out and not in the folder is a fault', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const folder = temporaryFolder();
    cpSync(contentFolder(), folder, { recursive: true });
    rmSync(path.join(folder, 'downloads/talent-pack.pdf'));
    expect(await contentFindings(db, folder)).toMatchObject([
      { level: 'ok' },
      { level: 'fault', is: 'download-missing', file: 'talent-pack.pdf' },
    ]);
  });

  test('an edition less is one row, and its words are counted as not read', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const { editions: rows } = contentFiles().get(editions) as Editions;
    const fewer = { editions: rows.filter(({ tag }) => tag !== 'de-AT') };
    const publication = { key: editions, content: fewer, version: 1 };
    const settings = { now, planTasks: () => [] };
    const ada = { id: null, name: 'ada' };
    expect(await publishTogether({ db, by: ada, ...settings }, [publication])).toBeUndefined();
    const catalogue = openCatalogue(withDocument(contentFiles(), editions, fewer));
    const release = provideCatalogue(() => catalogue);
    try {
      expect(await contentFindings(db)).toMatchObject([
        { level: 'ok' },
        { level: 'ok', is: 'words-unread', words: expect.any(Number), languages: [] },
      ]);
    } finally {
      release();
    }
  });
});
