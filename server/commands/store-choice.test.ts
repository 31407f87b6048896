import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/machine/temporary-folder.ts';
import { describeStores, type StoreConfig } from '../../tests/support/stores/stores.ts';
import { fillVersionOneStore } from '../../tests/support/stores/version-one-store.ts';
import { ConfigError, readConfig } from '../config.ts';
import { currentVersion } from '../store/db/migrate.ts';
import { runCommand } from './run-command.ts';

/** They make a store, or need none. */
const others = ['restore', 'sample', 'caddy-headers'];

describeStores('the store of a command', ({ fresh, unopened }) => {
  test('no command makes a store where there is none', async () => {
    const names = await commandNames();
    expect(names).toEqual(expect.arrayContaining(['list', 'backup', 'doctor', 'erase', 'vacancy']));
    for (const name of names.filter((one) => !others.includes(one))) {
      const config = await missing();
      const said = await run(config, name, 'argument');
      expect([name, said.code]).not.toEqual([name, 0]);
      expect([name, existsSync(config.dataDir)]).toEqual([name, false]);
      const again = await run(config, 'list');
      expect([name, again.text]).toEqual([name, expect.stringMatching(/only its start makes a/)]);
    }
  });

  test('a command names its store before its first line', async () => {
    const { config } = await fresh();
    const { text } = await run(config, 'list');
    const place = config.databaseUrl ? new URL(config.databaseUrl).pathname : config.dataDir;
    expect(text).toMatch(new RegExp(`^Store: .*${place}.*\nNo submissions\\.$`));
    expect(text).not.toContain('northgauge@');
  });

  test('a store of an older program is refused, and upgraded by a command of its own', async () => {
    const config = await unopened();
    await fillVersionOneStore(config);
    expect((await run(config, 'list')).text).toMatch(/of version 1, .*server -- upgrade/);
    const folder = path.join(temporaryFolder(), 'before');
    expect((await run(config, 'backup', folder)).text).toMatch(/holds \d+ submissions/);
    expect((await run(config, 'upgrade')).text).toMatch(
      new RegExp(`from version 1 to ${currentVersion}.* backed up first, in ${config.dataDir}`),
    );
    expect((await run(config, 'upgrade')).text).toContain('current version already');
    expect((await run(config, 'list')).code).toBe(0);
  });

  async function missing(): Promise<StoreConfig> {
    const { databaseUrl } = await unopened();
    return { dataDir: path.join(temporaryFolder(), 'missing'), databaseUrl };
  }
});

test('an unknown command is named, with the one that was meant', async () => {
  const config = { dataDir: temporaryFolder(), databaseUrl: undefined };
  const { code, text } = await run(config, 'lst');
  expect(code).toBe(2);
  expect(text).toMatch(/^There is no command "lst"\. Did you mean "list"\?/);
  expect((await run(config, 'frobnicate')).text).not.toContain('Did you mean');
});

test('sample makes a store in a folder that DATA_DIR names, and not in the default one', async () => {
  const named = path.join(temporaryFolder(), 'new');
  expect((await run({ dataDir: named, databaseUrl: undefined }, 'sample')).code).toBe(0);
  expect(readdirSync(named)).toContain('intake.db');
  const folder = temporaryFolder();
  const config = () => ({ ...readConfig({}), dataDir: path.join(folder, 'data') });
  await expect(runCommand(['sample'], { ...dependencies, config })).rejects.toThrow(ConfigError);
  expect(readdirSync(folder)).toEqual([]);
});

test('doctor reports a data folder that others can read', async () => {
  const dataDir = path.join(temporaryFolder(), 'open');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const { text } = await run({ dataDir, databaseUrl: undefined }, 'doctor');
  expect(text).toContain(`FAULT  Other users of this machine can read ${dataDir}.`);
});

const dependencies = {
  write: () => {},
  writeBytes: () => {},
  outputIsTerminal: false,
  confirm: async () => false,
  now: () => Date.now(),
};

async function run(store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
  const config = () => readConfig({ DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl });
  const write = (line: string) => void lines.push(line);
  const code = await runCommand(args, { ...dependencies, config, write }).catch(
    (error: unknown) => {
      if (!(error instanceof ConfigError)) throw error;
      lines.push(error.message);
      return 1;
    },
  );
  return { code, text: lines.join('\n') };
}

async function commandNames(): Promise<string[]> {
  const { text } = await run({ dataDir: 'none', databaseUrl: undefined });
  return [...text.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!);
}
