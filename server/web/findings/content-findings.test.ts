import { expect, test } from 'vitest';
import { publishTogether } from '#tests/support/stores/document-acts.ts';
import { openCatalogue, provideCatalogue } from '#content/catalogue.server.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { contentFiles } from '#server/documents/live-content.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { contentFindings } from './findings.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
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
