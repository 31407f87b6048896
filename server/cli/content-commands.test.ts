import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { actOn } from '#tests/support/stores/document-acts.ts';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Fields } from '#domain/firm/lists.ts';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import { documentDetail } from '#server/documents/read-documents.ts';
import { revisionsOf } from '#tests/support/stores/revisions.ts';
import { removeDocument } from '#server/documents/save-draft.ts';
import { runCommand } from './run-command.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const home = { kind: 'page', id: 'home' } as const;

describeStores('the content command', ({ filled }) => {
  test('an export is imported without a difference and exported the same', async () => {
    const { config } = await filled(now);
    const [first, second] = [temporaryFolder(), temporaryFolder()];
    await run(config, 'export', first);
    const pack = 'downloads/talent-pack.pdf';
    expect(filesIn(first)[pack]).toBe(filesIn('tests/firm')[pack]);
    expect((await run(config, 'import', first)).text).toContain('Nothing changes.');
    await run(config, 'export', second);
    expect(filesIn(second)).toEqual(filesIn(first));
    const other = await filled(now);
    await run(other.config, 'import', first);
    const third = temporaryFolder();
    await run(other.config, 'export', third);
    expect(filesIn(third)).toEqual(filesIn(first));
  });

  test('files that say the same already keep every byte', async () => {
    const { config } = await filled(now);
    const folder = temporaryFolder();
    cpSync('tests/firm', folder, { recursive: true });
    // Their days are moved when a store is filled.
    rmSync(path.join(folder, 'vacancies'), { recursive: true });
    const before = filesIn(folder);
    await run(config, 'export', folder);
    rmSync(path.join(folder, 'vacancies'), { recursive: true });
    expect(filesIn(folder)).toEqual(before);
  });

  test('a corrected file is published; a dry run only shows the difference', async () => {
    const { config, db } = await filled(now);
    const folder = temporaryFolder();
    await run(config, 'export', folder);
    const file = path.join(folder, 'pages/home.en.yaml');
    const yaml = readFileSync(file, 'utf8');
    writeFileSync(file, yaml.replace(/eyebrow: .*/, 'eyebrow: Rail & medtech <b>only</b>'));
    const dry = await run(config, 'import', folder, '--dry-run');
    expect(dry.text).toMatch(/page home\n {2}en\.hero\.eyebrow: .* → Rail & medtech <b>only<\/b>/);
    expect(await revisionsOf(db, home)).toHaveLength(1);
    const imported = await run(config, 'import', folder, '--by', 'ada');
    expect(imported.text).toContain('Published 1 document.');
    expect((await documentDetail(db, home))?.published).toMatchObject({
      version: 2,
      by: 'ada',
      content: { en: { hero: { eyebrow: 'Rail & medtech <b>only</b>' } } },
    });
  });

  test('a mistake is named with document, field and file, and nothing is published', async () => {
    const { config, db } = await filled(now);
    const folder = temporaryFolder();
    await run(config, 'export', folder);
    const file = path.join(folder, 'pages/home.de.yaml');
    const yaml = readFileSync(file, 'utf8');
    const tooLong = yaml.replace(/eyebrow: .*/, `eyebrow: ${'a'.repeat(10_000)} {{nothing}}`);
    writeFileSync(file, tooLong.replace('updatedOn', 'updated'));
    expect((await run(config, 'import', folder, '--dry-run')).code).toBe(1);
    const refused = await run(config, 'import', folder);
    expect(refused.code).toBe(1);
    expect(refused.text).toContain(
      'page home: de.updatedOn is missing. Correct pages/home.de.yaml.',
    );
    expect(refused.text).toContain('de.hero.eyebrow quotes a fact that does not exist: nothing');
    expect(await revisionsOf(db, home)).toHaveLength(1);
    writeFileSync(file, 'hero: [');
    const broken = await run(config, 'import', folder);
    expect([broken.code, broken.text]).toEqual([1, expect.stringContaining('home.de.yaml')]);
  });

  test('a list that another document still needs is named by that need', async () => {
    const { config, db } = await filled(now);
    const folder = temporaryFolder();
    await run(config, 'export', folder);
    const file = path.join(folder, 'fields.yaml');
    const fields = parse(readFileSync(file, 'utf8')) as Fields;
    const industries = fields.industries.filter(({ id }) => id !== 'automotive');
    const areas = fields.areas.map((area) => ({
      ...area,
      industries: area.industries.filter((id) => id !== 'automotive'),
    }));
    writeFileSync(file, stringify({ ...fields, industries, areas }));
    const { code, text } = await run(config, 'import', folder);
    expect(code).toBe(1);
    expect(text).toMatch(/^page \S+ \(.*automotive.*\) would no longer fit\.$/m);
    expect(text).not.toContain('characters');
    expect(await revisionsOf(db, { kind: 'fields', id: 'main' })).toHaveLength(1);
  });

  test('what the store holds and the files break is named, and not the files', async () => {
    const { config, db } = await filled(now);
    await db.all(`delete from document where kind = 'vacancy'`);
    const { code, text } = await run(config, 'import', 'tests/fixtures/second-firm', '--dry-run');
    expect(code).toBe(1);
    expect(text).toMatch(
      /^report harbours-and-ferries\S+ \(text\.de\.\S+: regional\.\w+\) would no longer fit\.$/m,
    );
    expect(text).toMatch(/^Correct or remove on the desk what would no longer fit/m);
    expect(text).not.toMatch(/Correct \S+\.(?:yaml|md)/);
    // Legal texts are many pages.
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(500);
  });

  test('what was removed on the desk is removed from the files', async () => {
    const { config, db } = await filled(now);
    const folder = temporaryFolder();
    await run(config, 'export', folder);
    const answer = { kind: 'answer', id: 'application-no' } as const;
    const settings = { now, planTasks: () => [] };
    await actOn({ db, by: { id: null, name: 'ada' }, ...settings }, removeDocument, answer, {
      version: 1,
    });
    const { text } = await run(config, 'export', folder);
    expect(text).toContain(
      'Removed mails/outcomes/de/application-no.md: it is no longer published.',
    );
    expect(Object.keys(filesIn(folder)).filter((name) => name.includes(answer.id))).toEqual([]);
  });
});

function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

async function run(store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(['content', ...args], {
    config: () => readConfig({ DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl }),
    write: (line) => lines.push(line),
    confirm: async () => false,
    now: () => now,
  });
  return { code, text: lines.join('\n') };
}
