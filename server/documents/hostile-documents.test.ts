import { randomUUID } from 'node:crypto';
import { assert, asyncProperty, json, object, oneof } from 'fast-check';
import { actOn } from '#tests/support/stores/document-acts.ts';
import { expect, test } from 'vitest';
import { storageIssues } from '#domain/documents/stored-document.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { contentFiles } from './live-content.ts';
import { seedStore } from './seed-store.ts';
import { publishDraft } from './publish.ts';
import { documentDetail } from './read-documents.ts';
import { revisionsOf } from '#tests/support/stores/revisions.ts';
import { saveDraft } from './save-draft.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const settings = { now, planTasks: () => [] };
const ada = { id: null, name: 'ada' };
const home = { kind: 'page', id: 'home' } as const;

function newAdvert() {
  return { kind: 'vacancy', id: randomUUID() } as const;
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let at = 0; at < depth; at += 1) value = { in: value };
  return value;
}

test.each([
  ['half of a surrogate pair', { en: { title: '\uD800' } }, 'en.title'],
  ['U+0000', { en: ['a\0'] }, 'en.0'],
  ['a key __proto__', JSON.parse('{"en":{"__proto__":{"admin":true}}}'), 'en'],
  ['what is no JSON', { en: { at: new Date(0) } }, 'en.at'],
  ['a number without end', { fee: Number.POSITIVE_INFINITY }, 'fee'],
  ['100,000 levels', { deep: nested(100_000) }, 'deep'],
  ['more than a million characters', { en: { title: 'a'.repeat(1_000_001) } }, 'en'],
])('%s is refused by its field', (_, content, field) => {
  const [issue] = storageIssues(content);
  expect(issue?.field.startsWith(field)).toBe(true);
});

describeStores('documents of a hostile editor', ({ fresh }) => {
  test('whatever is JSON is kept as it is, and everything else refused without a trace', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    let version = 1;
    let last: unknown;
    await assert(
      asyncProperty(
        oneof(
          json().map((text): unknown => JSON.parse(text)),
          object({ maxDepth: 3 }),
        ),
        async (content) => {
          const result = await actOn({ db, by: ada, ...settings }, saveDraft, home, {
            content,
            version,
          });
          const isStorable = storageIssues(content).length === 0;
          expect('refusal' in result).toBe(!isStorable);
          if (isStorable) {
            version += 1;
            last = JSON.parse(JSON.stringify(content));
          }
          const { draft } = (await documentDetail(db, home))!;
          expect(draft?.content).toEqual(last);
          const published = await actOn({ db, by: ada, ...settings }, publishDraft, home, {
            version,
          });
          expect(published).toHaveProperty('refusal');
        },
      ),
      { numRuns: 20 },
    );
    expect(await revisionsOf(db, home)).toHaveLength(1);
  });

  test('a draft holds no more than twice what its schema takes, wherever it is', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const save = (content: object) =>
      actOn({ db, by: ada, ...settings }, saveDraft, newAdvert(), { content, version: 0 });
    const refused = { refusal: { issues: [{ code: 'too-long', limit: expect.any(Number) }] } };
    const long = 'a'.repeat(500_000);
    expect(await save({ en: { description: long } })).toMatchObject(refused);
    expect(await save({ unknown: long })).toMatchObject(refused);
    expect(await save({ en: { description: 'a'.repeat(50_000) } })).not.toHaveProperty('refusal');
  });

  test('drafts that were never published have a number', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const save = (key: ReturnType<typeof newAdvert>, version: number) =>
      actOn({ db, by: ada, ...settings }, saveDraft, key, { content: {}, version });
    const last = newAdvert();
    for (let at = 0; at < 299; at += 1) await save(newAdvert(), 0);
    expect(await save(last, 0)).not.toHaveProperty('refusal');
    expect(await save(newAdvert(), 0)).toMatchObject({
      refusal: { issues: [{ field: '', code: 'too-many-drafts', limit: 300 }] },
    });
    // Who writes goes on, and so do documents that are published.
    expect(await save(last, 1)).not.toHaveProperty('refusal');
    const edited = { content: contentFiles().get(home), version: 1 };
    const draft = await actOn({ db, by: ada, ...settings }, saveDraft, home, edited);
    expect(draft).not.toHaveProperty('refusal');
  });

  test('a heading of 10,000 characters is named; HTML in every text is published as text', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const content = contentFiles().get(home) as { en: { meta: { title: string } } };
    const long = structuredClone(content);
    long.en.meta.title = 'a'.repeat(10_000);
    await actOn({ db, by: ada, ...settings }, saveDraft, home, { content: long, version: 1 });
    expect(
      await actOn({ db, by: ada, ...settings }, publishDraft, home, { version: 2 }),
    ).toMatchObject({
      refusal: { issues: [{ field: 'en.meta.title', code: 'too-long' }] },
    });
    const script = structuredClone(content);
    script.en.meta.title = '<script>alert(1)</script>';
    await actOn({ db, by: ada, ...settings }, saveDraft, home, { content: script, version: 2 });
    expect(
      await actOn({ db, by: ada, ...settings }, publishDraft, home, { version: 3 }),
    ).toMatchObject({
      published: { content: { en: { meta: { title: script.en.meta.title } } } },
    });
  });
});
