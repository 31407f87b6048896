/**
 * A firm that replaces content/ by its own, with two editions, other towns, sectors, models and
 * prices, keeps green tests. Some of each kind stand for all, which take as long as `npm test`.
 */
import { adoptersCopy } from '#tests/support/builds/adopters-copy.ts';
import { inTestAll, test } from '#tests/support/browser/site.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';

const units = ['content/', 'domain', 'site', 'words', 'tests/documentation', 'tests/firm.test'];
const journeys = ['chrome', 'forms', 'second-firm', 'site-address'];

test(
  'the tests pass in the copy of a firm that replaced the shipped words',
  inTestAll,
  async () => {
    test.setTimeout(3_600_000);
    const copy = adoptersCopy();
    await copy.run(['tools/build.mjs']);
    await copy.run(['node_modules/vitest/vitest.mjs', 'run', ...units]);
    await copy.run(['tools/check-links.ts']);
    await copy.run(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...journeys.map((name) => `tests/journeys/${name}.e2e.ts`),
      ],
      { TEST_PORT: String(await portToKeep()) },
    );
  },
);
