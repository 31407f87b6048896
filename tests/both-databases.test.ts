import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Opens an embedded store past `describeStores` and `freshStore`. */
const opensEmbedded = /databaseUrl: undefined/;
const reason = /^\/\/ Embedded alone: \S/m;
const files = globSync('{content,desk,domain,server,site,tests,tools}/**/*.test.{ts,tsx}')
  .filter((file) => !file.endsWith('both-databases.test.ts'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('a test that opens a store runs on both databases, or says why one suffices', () => {
  const silent = files.filter(({ source }) => opensEmbedded.test(source) && !reason.test(source));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('what says that one database suffices opens one', () => {
  const idle = files.filter(({ source }) => reason.test(source) && !opensEmbedded.test(source));
  expect(idle.map(({ file }) => file)).toEqual([]);
});
