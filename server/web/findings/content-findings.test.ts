import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue, provideCatalogue } from '#content/catalogue.server.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { contentFiles } from '#server/documents/content-files.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { publishDocuments } from '#server/documents/publish.ts';
import { contentFindings } from './content-findings.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const editions = { kind: 'editions', id: 'main' } as const;
type Editions = { editions: { tag: string }[] };

describeStores('findings about content', ({ fresh }) => {
  test('documents that do not fit are named with field and remedy', async () => {
    const { db } = await fresh();
    await seedStore(db, 'store', now);
    expect(await contentFindings(db, 'store')).toMatchObject([{ level: 'ok' }]);
    await db.all(`update document set content = '{"en":{}}' where kind = 'page' and id = 'home'`);
    expect(await contentFindings(db, 'store')).toMatchObject([
      {
        level: 'fault',
        is: 'document-unfit',
        kind: 'page',
        id: 'home',
        issues: expect.arrayContaining([expect.objectContaining({ field: 'de', code: 'missing' })]),
      },
    ]);
  });

  test('with CONTENT=files, a file that does not fit is named too', async () => {
    const { db } = await fresh();
    const folder = temporaryFolder();
    cpSync('content', folder, { recursive: true });
    writeFileSync(path.join(folder, 'pages/about.en.yaml'), 'meta: no page\n');
    expect(await contentFindings(db, 'files', folder)).toMatchObject([
      { level: 'fault', is: 'document-unfit', kind: 'page', id: 'about', shown: 'nothing' },
    ]);
  });

  test('an edition less is one row, and its words are counted as not read', async () => {
    const { db } = await fresh();
    await seedStore(db, 'store', now);
    const { editions: rows } = contentFiles().get(editions) as Editions;
    const fewer = { editions: rows.filter(({ tag }) => tag !== 'de-AT') };
    const publication = { key: editions, content: fewer, version: 1 };
    const settings = { now, planTasks: () => [], content: 'store' } as const;
    const ada = { id: null, name: 'ada' };
    expect(await publishDocuments(db, ada, [publication], settings)).toEqual({ outcome: 'done' });
    const catalogue = openCatalogue(withDocument(contentFiles(), editions, fewer));
    const release = provideCatalogue(() => catalogue);
    try {
      expect(await contentFindings(db, 'store')).toMatchObject([
        { level: 'ok' },
        { level: 'ok', is: 'words-unread', words: expect.any(Number), languages: [] },
      ]);
    } finally {
      release();
    }
  });
});
