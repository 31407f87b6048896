import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content/content-folder.server.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { ConfigError, readConfig } from '#server/base/config.ts';
import { openExistingStore, openStore } from '#server/db/open-store.ts';
import { openPostgres } from '#server/db/postgres-db.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { commands, runCommand } from './run-command.ts';

// Embedded alone: these are about choosing between the two.

/** They make a store, or need none. */
const others = ['restore', 'sample', 'caddy-headers'];

/** They open the store themselves and change it. */
const changing = ['backup', 'restore', 'move'];

/** Every work that declares that it reads, each with arguments with which it does something. */
const reading: Record<string, (folder: string) => string[]> = {
  'caddy-headers': () => [],
  'content export': (folder) => [folder],
  'content import --dry-run': () => [changedContent()],
  doctor: () => [],
  list: () => [],
  'vacancy export': (folder) => [folder],
  'vacancy import --dry-run': () => ['tests/firm/vacancies'],
};

describeStores('the store of a command', ({ fresh, unopened }) => {
  test('a command that reads changes nothing', async () => {
    expect(Object.keys(reading)).toEqual(worksThatRead());
    const states: [string, StoreConfig][] = [
      ['missing', await missing()],
      ['empty', await unopened()],
      ['new', await made()],
      ['filled', await filledStore()],
    ];
    for (const [state, config] of states) {
      const before = await everythingIn(config);
      for (const [name, args] of Object.entries(reading)) {
        const given = args(temporaryFolder());
        const { code } = await run(config, ...name.split(' '), ...given);
        // The test's machine may give doctor a reason to complain.
        const works = state === 'filled' && name !== 'doctor' ? 0 : code;
        expect([state, name, code]).toEqual([state, name, works]);
      }
      expect([state, await everythingIn(config)]).toEqual([state, before]);
    }
  });

  test('the database refuses every write of one that reads', async () => {
    const { db, config } = await fresh();
    await storeSubmission(db);
    const read = await openExistingStore(config, 'reads');
    const write = 'delete from submission';
    // SQLITE_READONLY, and read_only_sql_transaction of PostgreSQL.
    const refusal = { code: db.dialect.name === 'sqlite' ? '8' : '25006' };
    await expect(read.all(write)).rejects.toMatchObject(refusal);
    await expect(read.transaction(({ all }) => all(write))).rejects.toMatchObject(refusal);
    expect(await read.transaction(({ all }) => all('select id from submission'))).toHaveLength(1);
    await read.close();
  });

  test('a store that no start has filled is named, and what fills it', async () => {
    const { text } = await run(await made(), 'vacancy', 'export', temporaryFolder());
    expect(text).toMatch(
      /^The store lacks \S+ main and \d+ more documents\. Start the server once/,
    );
  });

  async function made(): Promise<StoreConfig> {
    const config = await unopened();
    await (await openStore(config)).close();
    return config;
  }

  async function filledStore(): Promise<StoreConfig> {
    const config = await unopened();
    const db = await openStore(config);
    await seedStore(db, Date.now());
    await storeSubmission(db, { file: aFile() });
    await db.close();
    return config;
  }

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

function changedContent(): string {
  const folder = temporaryFolder();
  cpSync('tests/firm', folder, { recursive: true });
  const file = path.join(folder, 'pages/home.en.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/eyebrow: .*/, 'eyebrow: Rail only'));
  return folder;
}

function worksThatRead(): string[] {
  return Object.entries(commands)
    .flatMap(([name, command]) => {
      if ('store' in command) {
        if (command.store === 'itself') return changing.includes(name) ? [] : [name];
        return command.store === 'reads' ? [name] : [];
      }
      const dryRun = command.options?.['dry-run'] !== undefined;
      return Object.entries(command.actions).flatMap(([action, { store }]) => {
        if (store === 'reads') return [`${name} ${action}`];
        return dryRun ? [`${name} ${action} --dry-run`] : [];
      });
    })
    .toSorted();
}

/** Every file of the data folder and every row of the database. */
async function everythingIn({ dataDir, databaseUrl }: StoreConfig): Promise<unknown> {
  const files = existsSync(dataDir) ? readdirSync(dataDir) : undefined;
  const hashes = files?.map((name) => [name, sha256(readFileSync(path.join(dataDir, name)))]);
  if (!databaseUrl) return hashes;
  const db = await openPostgres(databaseUrl, 'reads');
  const tables = (await db.all<{ name: string }>(db.dialect.tables)).map(({ name }) => name);
  const rows = await Promise.all(
    tables.toSorted().map(async (name) => {
      const found = await db.all(`select * from ${name} as one order by one::text`);
      return [name, sha256(JSON.stringify(found))];
    }),
  );
  await db.close();
  return [hashes, rows];
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const dependencies = {
  write: () => {},
  confirm: async () => false,
  now: () => Date.now(),
};

async function run(store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = store;
  const config = () => readConfig({ DATA_DIR, DATABASE_URL, CONTENT_DIR: contentFolder() });
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
