import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listBuiltFiles } from '#server/web/pages/desk-files.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { keepAssets } from './keep-assets.ts';

test('scripts of the last builds stay reachable, and the oldest go', async () => {
  const folder = temporaryFolder();
  for (let number = 1; number <= 8; number += 1) {
    await build(folder, `page-${number}.js`, number);
    // Built again without a change.
    await build(folder, `page-${number}.js`, number + 0.5);
  }
  const servedOf = (part: string) => [
    ...listBuiltFiles(path.join(folder, 'build', part), path.join(folder, 'build-earlier')).keys(),
  ];
  for (const part of ['client', 'desk']) {
    expect(servedOf(part).filter((name) => name.includes(part))).toEqual(
      expect.arrayContaining(
        [3, 4, 5, 6, 7, 8].map((number) => `/assets/${part}-page-${number}.js`),
      ),
    );
    expect(servedOf(part).filter((name) => name.includes(part))).toHaveLength(6);
  }
  expect(readdirSync(path.join(folder, 'build', 'client', 'assets'))).toEqual(['client-page-8.js']);
});

test('a site that was built once needs no folder of earlier ones', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'page.js'), '');
  const missing = path.join(folder, 'earlier');
  expect([...listBuiltFiles(folder, missing).keys()]).toEqual(['/page.js']);
  expect(existsSync(missing)).toBe(false);
});

/** Building empties its own folder and nothing else. */
async function build(folder: string, script: string, minute: number) {
  const buildFolder = path.join(folder, 'build');
  rmSync(buildFolder, { recursive: true, force: true });
  for (const part of ['client', 'desk']) {
    const assets = path.join(buildFolder, part, 'assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(path.join(assets, `${part}-${script}`), 'export {}');
  }
  await keepAssets(
    buildFolder,
    `${buildFolder}-earlier`,
    new Date(Date.UTC(2026, 10, 15, 9, minute, (minute % 1) * 60)),
  );
}
