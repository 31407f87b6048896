import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secretFileSettings, settings } from '#server/base/config.ts';

/** What comments and documents name and other programs define. */
const defined = [
  'SQLITE_READONLY',
  'SQLITE_FULL',
  'EXT4_IOC_SHUTDOWN',
  'includeSubDomains',
  'toJSON',
  // Written by the build, given by the reader, and a pattern.
  'build/policy.json',
  'main.mjs',
  'commands.mjs',
  'entry.mjs',
  'build/server/main.mjs',
  'role.json',
  'first-last.yaml',
];

const files = globSync(
  ['*', '.*', '.github/**/*', '{bench,content,contract,deploy,desk,docs,domain}/**/*'].concat([
    '{public,server,site,tests,tools,ui,words}/**/*',
  ]),
  { withFileTypes: true },
)
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative('.', path.join(entry.parentPath, entry.name)));
const comment = /\/\*[^]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm;
const sources = files.filter((file) => /\.(?:tsx?|mjs|astro|css|cuh?|py|ya?ml|json)$/.test(file));
const words = new Set(
  sources.flatMap((file) => read(file).replaceAll(comment, '').match(/\w+/g) ?? []),
);
const known = new Set<string>([...settings, ...secretFileSettings, ...defined]);

test('files, functions and settings that a comment names exist', () => {
  const missing = sources
    .filter((file) => /\.(?:tsx?|mjs|astro|css)$/.test(file))
    .flatMap((file) =>
      (read(file).match(comment) ?? []).flatMap((text) =>
        [
          ...text.matchAll(
            /(?<![\w./@*-])(?:[\w@[\].-]+\/)*[\w[\]-][\w[\].-]*\.(?:tsx?|mjs|astro|css|md|ya?ml|json|\*)(?!\w)/g,
          ),
          ...text.matchAll(/(?<=`)[a-z]+[A-Z]\w*(?=(?:\(.*?\))?`)/g),
          ...text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g),
        ]
          .map(([name]) => name)
          .filter((name) => !exists(name, file))
          .map((name) => `${file}: ${name}`),
      ),
    );
  expect(missing).toEqual([]);
});

test('files, functions and settings that a document names exist', () => {
  const missing = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        // What a line says of a commit was so there.
        .filter((line) => !/\b(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{8,40}\b/.test(line))
        .flatMap((line) => Array.from(line.matchAll(/`([^`\s]+)`/g), ([, name = '']) => name))
        .filter(
          (name) =>
            /^[\w@[\].-][\w@[\]./-]*\.(?:tsx?|mjs|astro|css|md|ya?ml|json)$/.test(name) ||
            /^[a-z]+[A-Z]\w*(?:\(\))?$/.test(name) ||
            /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name),
        )
        .map((name) => name.replace('()', ''))
        .filter((name) => !exists(name, file))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

/** A file by its path or the end of it, a folder's files by a star, or a word of the code. */
function exists(name: string, from: string): boolean {
  if (known.has(name) || words.has(name)) return true;
  const ending = name.replace(/^#/, '').replace(/^(?:\.\.?\/)+/, '');
  if (ending.endsWith('.*'))
    return files.some((file) => `/${file}`.includes(`/${ending.slice(0, -1)}`));
  return files.some(
    (file) => `/${file}`.endsWith(`/${ending}`) || file === path.join(path.dirname(from), name),
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
