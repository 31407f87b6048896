import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const rooms = '{content,contract,desk,domain,server,site,tests,tools,ui,words}';
/** Kills, faults, floods and whatever else takes long: `npm run test:all` alone runs them. */
const inTestAll = `${rooms}/**/*.all.test.ts`;
const onPostgres = globSync(`${rooms}/**/*.test.ts`).filter(
  (file) =>
    !file.endsWith('.all.test.ts') &&
    /\b(describeStores|describePostgres|freshStore)\(/.test(readFileSync(file, 'utf8')),
);
const postgres = 'tests/support/stores/shared-postgres.ts';

export default defineConfig({
  test: {
    // They wait for timers and databases a fifth of the time, so there is room for one more.
    maxWorkers: availableParallelism() + 1,
    setupFiles: [
      'tests/support/provide-content.ts',
      'tests/support/desk/provide-words.ts',
      'tests/support/machine/clear-folders.ts',
    ],
    globalSetup: ['tests/support/machine/run-folder.ts', 'tests/support/stores/empty-store.ts'],
    // Servers that tests start use the compile cache. A worker would write all that it compiled when
    // it is asked to end, for longer than Vitest waits on a busy machine.
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine needs more than the second that Vitest grants.
    expect: { poll: { timeout: 60_000 } },
    // Until the databases of the run are deleted.
    teardownTimeout: 120_000,
    // A test that changes a module resets it; loading them again for each of 130 files takes a quarter of the time.
    isolate: false,
    unstubGlobals: true,
    // In another order at each run, so that no test comes to depend on the one before it. A failing
    // run prints its seed; `npm run check:unit -- --sequence.seed=…` repeats it.
    sequence: { shuffle: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [inTestAll],
          provide: { databases: ['embedded'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          globalSetup: [postgres],
          provide: { databases: ['PostgreSQL'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'all',
          include: [inTestAll],
          globalSetup: [postgres],
          provide: { databases: ['embedded', 'PostgreSQL'] },
        },
      },
    ],
  },
});
