import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { documentOfFile } from '#content/document-files.ts';
import { contentKeysPage } from '#tools/content-keys.ts';

const page = () => readFileSync('docs/content-keys.md', 'utf8');

test('docs/content-keys.md is what the schemas say: npm run content-keys', () => {
  expect(page()).toBe(contentKeysPage());
});

test('lists and texts have their least and most', () => {
  expect(page()).toContain('`skills` (list of 4 to 9: text of up to 500 characters)');
  expect(page()).toContain('`headlines` (list of 3: text');
  expect(page()).toContain('`description` (text of 50 to 160 characters)');
});

test('each file of a content folder has a section, which names its keys', () => {
  const sections = new Map(
    page()
      .split('\n## ')
      .map((section) => [section.split('\n', 1)[0]!, section]),
  );
  const missing: string[] = [];
  for (const name of readdirSync('tests/firm', { recursive: true, encoding: 'utf8' })) {
    const file = documentOfFile(name);
    if (!file) continue;
    const [heading] = [...sections.keys()].filter((one) => patternOf(one).test(name));
    const section = sections.get(heading ?? '');
    if (!section) missing.push(name);
    // Files with keys of the firm’s own cannot name them.
    if (!section || file.format !== 'yaml' || section.includes('Keys of your own')) continue;
    const keys = Object.keys(parse(readFileSync(`tests/firm/${name}`, 'utf8')) as object);
    missing.push(
      ...keys.filter((key) => !section.includes(`\n- \`${key}\``)).map((key) => `${name} ${key}`),
    );
  }
  expect(missing).toEqual([]);
});

/** Of a heading, as pages/home.{language}.yaml. */
function patternOf(heading: string): RegExp {
  const escaped = heading.replaceAll('.', String.raw`\.`);
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[a-z0-9-]+')}$`);
}
