import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { buildIsCurrent } from './build-state.mjs';

const project = process.cwd();
afterEach(() => process.chdir(project));

test.each([
  ['desk/main.ts', false],
  ['site/pages/index.astro', false],
  ['a-new-folder/file.ts', false],
  ['content/catalogue.server.ts', false],
  ['content/company.yaml', true],
  ['content/vacancies/a-role.yaml', true],
  ['server/web/app.ts', false],
  ['tests/some.test.ts', true],
  ['docs/architecture.md', true],
])('after a change of %s the build counts as current: %s', (file, current) => {
  const folder = temporaryFolder();
  for (const name of ['content/content-folder.server.ts', 'build/stamp', file]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  utimesSync(path.join(folder, 'content/content-folder.server.ts'), ago(20), ago(20));
  utimesSync(path.join(folder, 'build/stamp'), ago(10), ago(10));
  utimesSync(path.join(folder, file), ago(0), ago(0));
  process.chdir(folder);
  expect(buildIsCurrent()).toBe(current);
});

function ago(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}
