/**
 * Writes docs/content-keys.md, the keys of every file of a content folder, from the schemas that
 * judge them. Run it after a change of one; a test compares: npm run content-keys
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#content/catalogue.server.ts';
import { contentLayout } from '#content/document-files.ts';
import {
  documentKindNames,
  kindFacts,
  type DocumentKindName,
} from '#domain/documents/document-kinds.ts';
import type { JsonSchema } from '#domain/documents/json-schema.ts';
import type { SchemaFirm } from '#domain/firm/firm.ts';
import { fieldsOf, hasFields, tableEntryOf, toJson, typeOf } from './schema-page.ts';

const language = 'en';
const anyLanguage = '{language}';

export function contentKeysPage(): string {
  return [
    '# Keys of a content folder',
    'Generated from the schemas of `domain` by `npm run content-keys`. The folder is `content/`, or that of `CONTENT_DIR`; how its files become what is published: [content](runbooks/content.md). A key that is not listed is refused, with the file and the key.',
    '`{language}` is each language of `editions.yaml`, as `en` or `de`; `{id}` is a name in small letters, digits and hyphens. Words may quote facts, as `{{company.name}}`. A document kept in several files is published as one.',
    ...documentKindNames.flatMap(sectionsOf),
  ]
    .join('\n\n')
    .concat('\n');
}

type Part = (typeof contentLayout)[DocumentKindName][number];

function sectionsOf(kind: DocumentKindName): string[] {
  const { ids, schema } = kindFacts(kind);
  const names = typeof ids === 'string' ? ['{id}'] : ids;
  return names.flatMap((id) => {
    const json = toJson(schema(anyFirm(), id), 'input');
    const parts = contentLayout[kind];
    return parts.map((part) => sectionOf(part, id, withoutParts(json, part, parts)));
  });
}

function sectionOf(
  { name, format }: Part,
  id: string,
  { description, ...schema }: JsonSchema,
): string {
  const said = description ? [description] : [];
  const heading = `## ${name.replace('{id}', id)}`;
  if (format === 'text') return [heading, ...said, `${capitalised(typeOf(schema))}.`].join('\n\n');
  if (format === 'yaml') return [heading, ...said, contentOf(schema)].join('\n\n');
  const { markdown, ...properties } = schema.properties ?? {};
  const front = fieldsOf({ ...schema, properties });
  const body = `Below the second \`---\`, the text: ${markdown?.description ?? 'Markdown.'}`;
  return [heading, ...said, 'Between the two lines of `---`:', front, body].join('\n\n');
}

/** A file is mostly an object with known keys; some are a table with keys of the firm’s own. */
function contentOf(schema: JsonSchema): string {
  if (hasFields(schema)) return fieldsOf(schema);
  const entry = tableEntryOf(schema);
  if (!entry) return `${capitalised(typeOf(schema))}.`;
  if (!hasFields(entry)) return `Keys of your own, each of which is a ${typeOf(entry)}.`;
  return `Keys of your own, each of which has:\n\n${fieldsOf(entry)}`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What stands in this file, and in none of the document’s others. */
function withoutParts(document: JsonSchema, { at }: Part, parts: readonly Part[]): JsonSchema {
  let schema = document;
  for (const step of at) schema = schema.properties![step === anyLanguage ? language : step]!;
  if (at.length > 0 || parts.length === 1) return schema;
  const elsewhere = new Set(parts.flatMap((part) => part.at.slice(0, 1)));
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => !elsewhere.has(name));
  return { ...schema, properties: Object.fromEntries(own) };
}

/** What one firm’s own lists allow is said by the name of the list. */
function anyFirm(): SchemaFirm {
  const { firm } = catalogue();
  const [industry] = firm.fields.industries;
  const [area] = firm.fields.areas;
  const [place] = firm.places;
  return {
    ...firm,
    lists: {
      industries: listWith('an id of industries in lists.yaml'),
      sectors: listWith('an id of sectors in lists.yaml'),
      functions: listWith('an id of functions in lists.yaml'),
      levels: listWith('an id of levels in lists.yaml'),
      workModels: firm.lists.workModels,
    },
    fields: {
      ...firm.fields,
      industries: [{ ...industry!, id: '(id of industries in fields.yaml)' }],
      areas: [{ ...area!, id: '(id of areas in fields.yaml)' }],
    },
    places: [{ ...place!, id: 'an id of places.yaml' }],
  };
}

function listWith(id: string) {
  return [{ id, names: { en: id, de: id } }];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync('docs/content-keys.md', contentKeysPage());
}
