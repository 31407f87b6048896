import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import { runCommand } from './run-command.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const evening = Date.parse('2026-11-15T23:30:00Z');
const munich = 'head-of-flight-safety-munich';

describeStores('the vacancy command', ({ filled }) => {
  test('list and show tell states and revisions', async () => {
    const { config } = await filled(evening);
    expect((await run(config, 'list')).text).toMatch(
      /NG-2424 {2}open +r1 {2}head-of-flight-safety/,
    );
    expect((await run(config, 'close', 'NG-2424', '--by', 'ada')).code).toBe(0);
    const shown = (await run(config, 'show', munich)).text;
    // It is the next day in Munich already.
    expect(shown).toContain('State      closed on 2026-11-16');
    expect(shown).toMatch(/Revision 1 .*content\/vacancies {2}open\nRevision 2 .*ada {2}closed/);
    expect(await run(config, 'show', 'nowhere')).toMatchObject({ code: 1 });
  });

  test('a role is scheduled, published, withdrawn and published again', async () => {
    const { config } = await filled(evening);
    const state = async () => /State +(.*)/.exec((await run(config, 'show', munich)).text)?.[1];
    await run(config, 'schedule', munich, '--from', '2026-12-01', '--until', '2027-01-31');
    expect(await state()).toBe('scheduled from 2026-12-01');
    await run(config, 'publish', munich, '--until', '2026-12-24');
    expect(await state()).toBe('open until 2026-12-24');
    expect((await run(config, 'show', munich)).text).toContain('postedOn: 2026-11-16');
    await run(config, 'withdraw', munich);
    expect(await state()).toBe('withdrawn on 2026-11-16');
    await run(config, 'publish', munich);
    expect(await state()).toBe('open');
    for (const wrong of ['soon', '2020-01-01']) {
      expect(await run(config, 'publish', munich, '--until', wrong)).toMatchObject({ code: 1 });
    }
    expect(await run(config, 'schedule', munich)).toMatchObject({ code: 1 });
  });

  test('an export is imported without a difference', async () => {
    const { config } = await filled(evening);
    const folder = temporaryFolder();
    await run(config, 'export', folder);
    expect(readdirSync(folder)).toHaveLength(24);
    expect((await run(config, 'import', folder)).text).toContain('Nothing changes.');
  });

  test('a corrected file is imported; a dry run only shows the difference', async () => {
    const { config } = await filled(evening);
    const file = path.join(temporaryFolder(), 'flight-safety-director-munich.yaml');
    const yaml = readFileSync(`content/vacancies/${munich}.yaml`, 'utf8');
    writeFileSync(file, yaml.replace('min: 118000', 'min: 120000'));
    const dry = await run(config, 'import', file, '--dry-run');
    expect(dry.text).toContain('salary.min: 118000 → 120000');
    expect(dry.text).toContain(`slug: ${munich} → flight-safety-director-munich`);
    expect((await run(config, 'show', munich)).text).toContain('min: 118000');
    expect((await run(config, 'import', file)).text).toContain('Saved 1 vacancy.');
    expect((await run(config, 'show', munich)).text).toContain(
      'Address    /vacancies/flight-safety-director-munich',
    );
  });

  test('an advert that breaks the law of its workplace is refused by name of the field', async () => {
    const { config } = await filled(evening);
    const vienna = 'qualified-person-sterile-products-vienna';
    const file = path.join(temporaryFolder(), `${vienna}.yaml`);
    const yaml = readFileSync(`content/vacancies/${vienna}.yaml`, 'utf8');
    writeFileSync(file, yaml.replace(/minimumPay:\n(?: .*\n)+/, ''));
    const refused = await run(config, 'import', file);
    expect(refused.code).toBe(1);
    expect(refused.text).toMatch(/vienna \(AT\): minimumPay is missing\. GlBG § 9/);
    expect((await run(config, 'show', vienna)).text).toContain('minimumPay');
    expect((await run(config, 'check')).text).toContain('24 adverts are lawful where they run.');
  });

  test('the samples are removed, those that were changed stay and are named', async () => {
    const { config } = await filled(evening);
    await run(config, 'close', munich);
    const removed = await run(config, 'remove-samples');
    // After the line that names the store.
    expect(removed.text.split('\n').slice(1)).toEqual([
      `${munich} stays: it was changed since it came from the files.`,
      'Removed 23 samples.',
    ]);
    expect((await run(config, 'list')).text.split('\n')).toHaveLength(2);
  });

  test('samples that were removed do not come back', async () => {
    const { config } = await filled(evening);
    expect((await run(config, 'remove-samples')).text).toContain('Removed 24 samples.');
    expect((await run(config, 'list')).text).toBe('');
  });

  test('a mistake in a file is named with the file', async () => {
    const { config } = await filled(evening);
    const file = path.join(temporaryFolder(), 'broken.yaml');
    writeFileSync(file, 'reference: NG-1\n');
    const refused = await run(config, 'import', file);
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining(`Correct ${file}.`)]);
  });
});

async function run(store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(['vacancy', ...args], {
    config: () => readConfig({ DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl }),
    write: (line) => lines.push(line),
    writeBytes: () => {},
    outputIsTerminal: false,
    confirm: async () => false,
    now: () => evening,
  });
  return { code, text: lines.join('\n') };
}
