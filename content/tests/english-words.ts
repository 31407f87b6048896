import { globSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { filterOptions } from '#domain/vacancies/filter.ts';
import { en } from '#words/en.ts';
import { shipped } from './shipped.ts';

type Words = { file: string; text: string };

/** Every English text of content and interface, one entry a YAML value, message or Markdown block. */
export function englishWords(): Words[] {
  return [
    ...yaml('content/*.en.yaml'),
    ...yaml('content/pages/*.en.yaml'),
    ...yaml('content/reports/*/*.en.yaml'),
    ...yaml('content/{lists,fields,places}.yaml', englishOnly),
    ...yaml('content/hiring-models.yaml'),
    ...yaml('content/reports/*.yaml', englishOnly),
    ...yaml('content/vacancies/*.yaml', englishOnly),
    ...markdown('content/legal/*.en.md'),
    ...markdown('content/reports/*/*.en.md'),
    ...leaves(en).map((text) => ({ file: 'words', text })),
    ...leaves(filterOptions(shipped.firm).status).map((text) => ({
      file: 'domain/vacancies/filter.ts',
      text,
    })),
  ];
}

/** What docs/specification.md quotes: specified word for word, whatever our own terms are. */
export function specifiedStrings(): string[] {
  const [specified = ''] = readFileSync('docs/specification.md', 'utf8').split('\n## Departures');
  return [...specified.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
}

function yaml(pattern: string, pick: (value: unknown) => unknown = (value) => value): Words[] {
  return globSync(pattern).flatMap((file) =>
    leaves(pick(parseYaml(readFileSync(file, 'utf8')))).map((text) => ({ file, text })),
  );
}

/** The values of every `en:` block, at whatever depth. */
function englishOnly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([key, child]) => (key === 'en' ? child : englishOnly(child)));
}

function markdown(pattern: string): Words[] {
  return globSync(pattern).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const [, frontMatter = '', body = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
    const blocks = body.split('\n').map((line) => line.replace(/^#+ | \{#[\w-]+\}$/g, ''));
    return [...leaves(parseYaml(frontMatter)), ...blocks].map((text) => ({ file, text }));
  });
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
