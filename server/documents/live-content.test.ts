import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { expect, test, vi } from 'vitest';
import { ConfigError } from '#server/base/config.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { ruleOf } from '#server/vacancies/vacancy-rule.ts';
import { actOn, publishTogether, saveRoles } from '#tests/support/stores/document-acts.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import { type DocumentKey, kindFacts } from '#domain/documents/document-kinds.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { until } from '#tests/support/machine/until.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { silentLog } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { publishDraft } from './publish.ts';
import { documentDetail, documentRecords } from './read-documents.ts';
import { revisionsOf } from '#tests/support/stores/revisions.ts';
import { removeDocument, saveDraft } from './save-draft.ts';
import { openLiveContent } from './live-content.ts';
import { openLiveDocuments } from './live-documents.ts';
import { readSetting } from '#server/db/settings.ts';
import { seedStore } from './seed-store.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const settings = { now, planTasks: () => [] };
const ada = { id: null, name: 'ada' };
const company: DocumentKey = { kind: 'company', id: 'main' };
const home: DocumentKey = { kind: 'page', id: 'home' };
const answer: DocumentKey = { kind: 'answer', id: 'application-no' };
const files = readContentFolder(contentFolder());

type Company = { name: string } & Record<string, unknown>;
const nameInFiles = (files.get(company) as Company).name;
const renamed = { ...(files.get(company) as Company), name: 'Gleis & Klinik' };

async function live(db: Db, { log = silentLog, build = undefined as string | undefined } = {}) {
  const { clock, advance } = manualClock(now);
  const documents = await openLiveDocuments(db, clock);
  const content = await openLiveContent(db, documents, { files: () => files, build });
  const start = () => documents.startPolling({ log, planTasks: () => [], ruleOf }, content.follow);
  return { ...content, documents, start, advance, stop: () => documents.stop() };
}

async function publish(db: Db, key: DocumentKey, content: unknown) {
  const { version = 0 } = (await documentDetail(db, key)) ?? {};
  return publishTogether({ db, by: ada, ...settings }, [{ key, content, version }]);
}

async function store(db: Db, { kind, id }: DocumentKey, content: string) {
  await db.all('update document set content = $3 where kind = $1 and id = $2', [kind, id, content]);
}

describeStores('live content', ({ fresh }) => {
  test.each([
    ['pages/about.en.yaml', 'en: [b'],
    ['company.yaml', 'nope: 1'],
  ])('a mistake in %s names folder and file, and nothing of it is stored', async (file, text) => {
    const { db } = await fresh();
    const folder = path.join(temporaryFolder(), 'firm');
    cpSync(contentFolder(), folder, { recursive: true });
    writeFileSync(path.join(folder, file), text);
    const error = await seedStore(db, now, folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain(`The content folder ${folder} cannot fill`);
    expect((error as Error).message).toContain(`Correct content/${file}`);
    expect(await db.all('select key from document')).toEqual([]);
  });

  test('words whose facts are gone end the first start, and are named with file and field', async () => {
    const { db } = await fresh();
    const folder = path.join(temporaryFolder(), 'firm');
    cpSync(contentFolder(), folder, { recursive: true });
    const page = path.join(folder, 'pages/industries.en.yaml');
    const words = parse(readFileSync(page, 'utf8'));
    writeFileSync(
      page,
      stringify({ ...words, banner: { ...words.banner, text: '{{intel.fee}}.' } }),
    );
    const models = path.join(folder, 'hiring-models.yaml');
    const facts = parse(readFileSync(models, 'utf8'));
    const offered = facts.offered.filter((one: string) => one !== 'intel');
    writeFileSync(models, stringify({ ...facts, offered, intel: undefined }));
    await expect(seedStore(db, now, folder)).rejects.toThrow(
      'page industries: en.banner.text is missing. Correct content/pages/industries.en.yaml.',
    );
    expect(await db.all('select key from document')).toEqual([]);
  });

  test('a file of a document that only another release has ends the first start', async () => {
    const { db } = await fresh();
    const folder = path.join(temporaryFolder(), 'firm');
    cpSync(contentFolder(), folder, { recursive: true });
    writeFileSync(path.join(folder, 'mails/en/saved-roles.md'), '---\nsubject: x\n---\n\nx\n');
    const start = () => seedStore(db, now, folder);
    await expect(start()).rejects.toThrow('mail saved-roles: this program has no such document.');
    await seedStore(db, now);
    await start();
    const mails = await db.all<{ id: string }>("select id from document where kind = 'mail'");
    expect(mails.map(({ id }) => id)).not.toContain('saved-roles');
  });

  test('an empty store starts with the files, by whichever server is first', async () => {
    const { db } = await fresh();
    await Promise.all([seedStore(db, now), seedStore(db, now)]);
    const documents = await documentRecords(db, 'page');
    expect(documents.map(({ key }) => key.id)).toEqual(files.ids('page'));
    expect(await revisionsOf(db, home)).toMatchObject([
      { version: 1, content: files.get(home), by: 'content', at: now },
    ]);
    expect((await live(db)).current().catalogue.company.name).toBe(nameInFiles);
  });

  test('a store that lacks a document gets that one, and not what staff removed', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    await publish(db, company, renamed);
    const removed = await actOn({ db, by: ada, ...settings }, removeDocument, answer, {
      version: 1,
    });
    expect(removed).toBeUndefined();
    await db.all(`delete from document where kind = 'page' and id = 'home'`);
    await seedStore(db, now + 1);
    expect(await revisionsOf(db, home)).toMatchObject([{ at: now + 1 }]);
    const { documents } = (await live(db)).current();
    expect(documents.get(company)).toMatchObject({ name: renamed.name });
    expect(documents.ids('answer')).not.toContain(answer.id);
    expect(documents.ids('answer').length).toBeGreaterThan(0);
  });

  test('what another server publishes is shown after the next poll', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const { current, start, advance, stop } = await live(db);
    start();
    const before = current();
    expect(await publish(db, company, renamed)).toBeUndefined();
    await until(() => {
      advance(1_000);
      return current().version !== before.version;
    }, 'another version');
    expect(current().catalogue.company.name).toBe(renamed.name);
    expect((await live(db)).current().version).toBe(current().version);
    await stop();
  });

  test('a scheduled draft is published by the poll of one server', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const servers = [await live(db), await live(db)];
    for (const { start } of servers) start();
    await actOn({ db, by: ada, ...settings }, saveDraft, company, { content: renamed, version: 1 });
    await actOn({ db, by: ada, ...settings }, publishDraft, company, {
      version: 2,
      from: now + 5_000,
    });
    await until(() => {
      for (const { advance } of servers) advance(1_000);
      return servers.every(({ current }) => current().catalogue.company.name === renamed.name);
    }, 'the new name on both');
    for (const { stop } of servers) await stop();
    expect(await revisionsOf(db, company)).toHaveLength(2);
  });

  test('a vacancy alone does not make another catalogue', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    const { current, documents, start, advance, stop } = await live(db);
    start();
    const { catalogue } = current();
    const version = documents.version();
    const change = { vacancy: aVacancy({ reference: 'HL-9999' }), basedOn: undefined };
    await saveRoles({ db, by: ada, now, planTasks: () => [] }, [change]);
    await until(() => {
      advance(1_000);
      return documents.version() !== version;
    }, 'the vacancy');
    expect(current().catalogue).toBe(catalogue);
    await stop();
  });

  test('a document that does not fit is shown from the files and named once', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    await store(db, company, JSON.stringify({ ...renamed, email: 'nobody' }));
    await store(db, home, JSON.stringify({ en: {} }));
    await store(db, answer, JSON.stringify({ en: {} }));
    const errors: object[] = [];
    const log = { ...silentLog, error: (facts: object) => void errors.push(facts) };
    const { current, start, advance, stop } = await live(db, { log });
    expect(current().catalogue.company.name).toBe(nameInFiles);
    expect(current().documents.get(home)).toEqual(files.get(home));
    expect(current().unfit.map(({ key }) => key)).toEqual([company, home, answer]);
    start();
    await until(() => {
      advance(1_000);
      return errors.length >= 3;
    }, 'three lines');
    advance(1_000);
    await stop();
    expect(errors).toMatchObject([
      { event: 'document-unfit', document: 'company/main' },
      { document: 'page/home' },
      { document: 'answer/application-no' },
    ]);
  });

  test('content that fits is judged once by each build, and again when it changed', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    // Judging a page makes its schema; showing it does not.
    const judge = vi.spyOn(kindFacts('page'), 'schema');
    const startOf = async (build: string | undefined) => {
      judge.mockClear();
      const { current, start, advance, stop } = await live(db, { build });
      const { unfit } = current();
      const judged = judge.mock.calls.length > 0;
      start();
      await until(async () => {
        advance(1_000);
        const kept = await readSetting(db, 'content-judged');
        return unfit.length > 0 || kept !== undefined;
      }, 'the judgement is kept');
      await stop();
      return { judged, unfit: unfit.map(({ key }) => key) };
    };
    const fit = { judged: true, unfit: [] };
    expect(await startOf('Monday'), 'the first start').toEqual(fit);
    expect(await startOf('Monday'), 'the second').toEqual({ judged: false, unfit: [] });
    expect(await startOf('Tuesday'), 'another build').toEqual(fit);
    expect(await startOf(undefined), 'sources').toEqual(fit);
    // Neither published nor imported: version and time are those that were judged.
    await store(db, answer, JSON.stringify({ en: {} }));
    const broken = { judged: true, unfit: [answer] };
    expect(await startOf('Tuesday'), 'a changed document').toEqual(broken);
    expect(await startOf('Tuesday'), 'while it is broken').toEqual(broken);
    await store(db, answer, JSON.stringify(files.get(answer)));
    expect(await startOf('Tuesday'), 'mended').toEqual({ judged: false, unfit: [] });
    await publish(db, company, renamed);
    expect(await startOf('Tuesday'), 'a publication').toEqual(fit);
  });

  test('keys of a newer program are kept and not read', async () => {
    const { db } = await fresh();
    await seedStore(db, now);
    await store(db, company, JSON.stringify({ ...renamed, motto: 'Pünktlich' }));
    const { documents, catalogue, unfit } = (await live(db)).current();
    expect([catalogue.company.name, unfit]).toEqual([renamed.name, []]);
    expect(documents.get(company)).not.toHaveProperty('motto');
    const edited = { ...renamed, name: 'Klinik & Gleis', motto: 'Pünktlich' };
    expect(await publish(db, company, edited)).toBeUndefined();
    expect((await documentDetail(db, company))?.published?.content).toEqual(edited);
    expect(await publish(db, company, { ...edited, slogan: 'new' })).toMatchObject({
      refusal: { issues: [{ field: 'slogan', code: 'unknown' }] },
    });
  });
});
