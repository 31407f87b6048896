import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { maxUnpackedBytes, MiB } from '#domain/forms/file-type.ts';
import { secretFileSettings, settings } from '#server/base/config.ts';
import { receiveLimits } from '#server/base/watch-upload.ts';

const { dependencies, license } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  license: string;
};
const documents = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** Folders of the repository; `data/` and `build/` exist only where the server ran. */
const topLevel = ['bench', 'content', 'deploy', 'desk', 'docs', 'domain', 'public'].concat([
  'contract',
  'server',
  'site',
  'tests',
  'tools',
  'ui',
  'words',
]);

test.each(documents)('every file that %s links to exists', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
  const missing = targets
    .map(([, target]) => path.join(path.dirname(document), target!))
    .filter(isMissing);
  expect(missing).toEqual([]);
});

test.each(documents)('every path that %s names exists', (document) => {
  const named = [...read(document).matchAll(/`([\w.@/[\]-]+\/[\w.@/[\]-]*)`/g)].map(
    ([, name]) => name!,
  );
  const ours = named.filter((name) => topLevel.includes(name.split('/')[0]!));
  expect(ours.filter(isMissing)).toEqual([]);
});

test.each(documents)('%s holds no mark of a merge conflict', (document) => {
  // Prettier turns the last mark into a quotation.
  expect(read(document)).not.toMatch(/^(<{7} |={7}$|>{7} |(> ){7})/m);
});

test('what docs/security.md calls met is proved by a test, what it calls written by a document', () => {
  const rows = [
    ...read('docs/security.md').matchAll(/^\|.* \| (Met|Written)\b.*? \| ?(.*?) *\|$/gm),
  ];
  const kinds: Record<string, RegExp> = {
    Met: /\]\(\.\.\/[^)]+\.(?:test|e2e)\.tsx?\)/,
    Written: /\]\((?:#|[\w/-]+\.md)/,
  };
  expect(rows.length).toBeGreaterThan(80);
  const unproven = rows.filter(([, how = '', proof = '']) => !kinds[how]!.test(proof));
  expect(unproven.map(([row]) => row.split('|')[1]!.trim())).toEqual([]);
});

test('docs/security.md and the Caddyfile have the limits of the code', () => {
  const { textBytes, fields, concurrent, concurrentPerAddress } = receiveLimits;
  const { progressBytes, progressMs, requestMs } = receiveLimits;
  const limits = [
    `${textBytes / 1024} KB, ${fields} fields`,
    `${concurrent.toLocaleString('en')} and ${concurrentPerAddress}`,
    `${progressBytes / 1024} KB in each ${progressMs / 1000} s, ${requestMs / 60_000} min`,
    `${maxUnpackedBytes / MiB} MB,`,
  ];
  const security = read('docs/security.md');
  expect(limits.filter((limit) => !security.includes(limit))).toEqual([]);
  // The server ends a slow form with an answer, Caddy with none.
  const minutesOfCaddy = Number(/read_body (\d+)m/.exec(read('deploy/Caddyfile'))?.[1]);
  expect(minutesOfCaddy * 60_000).toBeGreaterThan(requestMs);
});

test('docs/dependencies.md says why each dependency that runs is there', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| (`.+?`) +\|/gm)];
  const named = rows.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

test('docs/dependencies.md names every package that product code imports', () => {
  const named = read('docs/dependencies.md');
  const missing = importedPackages().filter((name) => !named.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

test('package.json and README.md name the licence that LICENSE holds', () => {
  expect(read('LICENSE').split('\n')[0]).toBe(`${license} License`);
  expect(read('README.md')).toContain(`[${license}](LICENSE)`);
});

test('no dependency runs a script when it is installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test('docs/configuration.md and .env.example name exactly the variables that config.ts reads', () => {
  const table = read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)`/gm);
  const inTable = [...table].map(([, name]) => name);
  const inExample = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(inTable.toSorted()).toEqual(settings.toSorted());
  expect(inExample.toSorted()).toEqual(settings.toSorted());
  const files = secretFileSettings.map((name) => name.replace(/^WEBHOOK_.+_URL/, 'WEBHOOK_…_URL'));
  const described = read('docs/configuration.md');
  expect(files.filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});

test('at most twenty-five decisions are in force', () => {
  expect(readdirSync('docs/decisions').length).toBeLessThanOrEqual(25);
});

/** A firm that has replaced the shipped words, and with them their tests, has other files there. */
function isMissing(name: string): boolean {
  const isReplaced = name.startsWith('content/') && !existsSync('content/tests');
  return !existsSync(name) && !isReplaced;
}

/** By what is shipped, bundled or not. */
function importedPackages(): string[] {
  const folders = ['content', 'contract', 'desk', 'domain', 'server', 'site', 'ui', 'words'];
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter(
      (file) => /\.(?:tsx?|mjs|astro)$/.test(file) && !/\.(?:test|e2e|config)\.tsx?$/.test(file),
    );
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/(?:^|\s)(?:from|import)(?: |\()'([@a-z][^':]*)'/g)].map(
      ([, name]) => /^(?:@[^/]+\/)?[^/]+/.exec(name!)![0],
    ),
  );
  return [...new Set(names)].toSorted();
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
