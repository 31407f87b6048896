/**
 * Makes the stores that releases.test.ts upgrades, by the code of the release itself:
 *
 *   node tests/support/stores/releases/make-release-store.ts 759a42c
 *
 * It needs git with that commit, PostgreSQL, and the packages of node_modules, and writes beside
 * itself <commit>.db.br (embedded store), <commit>.sql.br (the same in PostgreSQL, by pg_dump) and <commit>.json (private links, of which a store has only the hash or the
 * key). For a new release add a file fill-<commit>.ts. A store that was made once stays as it is.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { copyToEmpty } from '#server/db/copy-to-empty.ts';
import { temporaryFolder } from '../../machine/temporary-folder.ts';
import { postgresFolder, startPostgres } from '../postgres-server.ts';
import { fill749d6aa } from './fill-749d6aa.ts';
import { fill759a42c } from './fill-759a42c.ts';
import { fillfdbc2f5 } from './fill-fdbc2f5.ts';

/**
 * Fills an embedded store in `dataDir` with code that `load` takes from the release, and returns what
 * the store cannot tell.
 */
export type Fill = (
  // Code of another release has no types here.
  load: (file: string) => Promise<any>,
  dataDir: string,
) => Promise<Record<string, unknown>>;

/** How the store is brought to PostgreSQL: by the release's own `move`, or copied row by row. */
type Moved = { move: string } | { open: string };

const releases: Record<string, { fill: Fill } & Moved> = {
  '749d6aa': { fill: fill749d6aa, move: 'intake/commands/run-command.ts' },
  '759a42c': { fill: fill759a42c, move: 'server/cli/run-command.ts' },
  // Its `move` refused a store with images.
  fdbc2f5: { fill: fillfdbc2f5, open: 'server/db/open-store.ts' },
};

const [, , commit = ''] = process.argv;
const release = releases[commit];
if (!release) {
  throw new Error(`No release "${commit}". Use one of ${Object.keys(releases).join(', ')}.`);
}
const project = process.cwd();
const here = path.resolve(import.meta.dirname);
const checkout = path.join(temporaryFolder(), commit);
const git = (...given: string[]) => execFileSync('git', ['-C', project, ...given]);
git('worktree', 'add', '--quiet', '--detach', checkout, commit);
try {
  symlinkSync(path.join(project, 'node_modules'), path.join(checkout, 'node_modules'));
  // Its catalogue and its factories read files of the working directory.
  process.chdir(checkout);
  const load = (file: string) => import(pathToFileURL(path.join(checkout, file)).href);
  const dataDir = temporaryFolder();
  const facts = await release.fill(load, dataDir);
  const write = (ending: string, bytes: Uint8Array | string) =>
    writeFileSync(path.join(here, `${commit}.${ending}`), bytes);
  write('db.br', compress(readFileSync(path.join(dataDir, 'intake.db'))));
  write('json', `${JSON.stringify(facts, null, 2)}\n`);

  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  if ('move' in release) {
    const { runCommand } = await load(release.move);
    await runCommand(['move', '--to', databaseUrl], {
      config: () => ({ dataDir, databaseUrl: undefined }),
      write: (line: string) => console.log(line),
      now: () => Date.now(),
    });
  } else {
    const { openStore } = await load(release.open);
    const from = await openStore({ dataDir, databaseUrl: undefined });
    const to = await openStore({ dataDir, databaseUrl });
    console.log(await copyToEmpty(from, to));
    await from.close();
    await to.close();
  }
  const dump = execFileSync(
    path.join(postgresFolder!, 'pg_dump'),
    ['--inserts', '--rows-per-insert=50', '--no-owner', databaseUrl],
    { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  // Lines for psql alone.
  write('sql.br', compress(Buffer.from(dump.replaceAll(/^\\.*\n/gm, ''))));
  await postgres.stop();
} finally {
  process.chdir(project);
  git('worktree', 'remove', '--force', checkout);
}

/** With a window over the whole store: it holds the same document many times. */
function compress(bytes: Buffer) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
}
