import { catalogue } from '#content/catalogue.server.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { runCommand } from './run-command.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const evening = Date.parse('2026-11-15T23:30:00Z');
const munich = 'head-of-flight-safety-munich';

describeStores('the vacancy command', ({ filled }) => {
  test('an export is imported without a difference', async () => {
    const { config } = await filled(evening);
    const folder = temporaryFolder();
    await run(config, 'export', folder);
    expect(readdirSync(folder)).toHaveLength(catalogue().vacancies.length);
    expect((await run(config, 'import', folder)).text).toContain('Nothing changes.');
  });

  test('a corrected file is imported; a dry run only shows the difference', async () => {
    const { config, db } = await filled(evening);
    const file = path.join(temporaryFolder(), 'flight-safety-director-munich.yaml');
    const yaml = readFileSync(`tests/firm/vacancies/${munich}.yaml`, 'utf8');
    writeFileSync(file, yaml.replace('min: 118000', 'min: 120000'));
    const dry = await run(config, 'import', file, '--dry-run');
    expect(dry.text).toContain('salary.min: 118000 → 120000');
    expect(dry.text).toContain(`slug: ${munich} → flight-safety-director-munich`);
    expect((await findVacancy(db, munich))?.vacancy?.salary?.min).toBe(118_000);
    expect((await run(config, 'import', file)).text).toContain('Saved 1 vacancy.');
    expect(await findVacancy(db, munich)).toMatchObject({ slug: 'flight-safety-director-munich' });
  });

  test('an advert that breaks the law of its workplace is refused by name of the field', async () => {
    const { config, db } = await filled(evening);
    const vienna = 'qualified-person-sterile-products-vienna';
    const file = path.join(temporaryFolder(), `${vienna}.yaml`);
    const yaml = readFileSync(`tests/firm/vacancies/${vienna}.yaml`, 'utf8');
    writeFileSync(file, yaml.replace(/minimumPay:\n(?: .*\n)+/, ''));
    const refused = await run(config, 'import', file);
    expect(refused.code).toBe(1);
    expect(refused.text).toMatch(/vienna \(AT\): minimumPay is missing\. GlBG § 9/);
    expect((await findVacancy(db, vienna))?.vacancy).toHaveProperty('minimumPay');
  });

  test('a mistake in a file is named with the file', async () => {
    const { config } = await filled(evening);
    const file = path.join(temporaryFolder(), 'broken.yaml');
    writeFileSync(file, 'reference: HL-1\n');
    const refused = await run(config, 'import', file);
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining(`Correct ${file}.`)]);
  });
});

async function run(store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(['vacancy', ...args], {
    config: () => readConfig({ DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl }),
    write: (line) => lines.push(line),
    confirm: async () => false,
    now: () => evening,
  });
  return { code, text: lines.join('\n') };
}
