import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '#content/catalogue.server.ts';
import { documentKindNames, kindFacts } from '#domain/documents/document-kinds.ts';
import { readableName } from '#domain/documents/document-group.ts';
import { mandateSchema } from '#domain/mandates/mandate.ts';
import { deskWords } from './de.ts';

const germanSchemaTexts = deskWords.schema.texts;

type Node = {
  title?: string;
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  prefixItems?: Node[];
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  $defs?: Record<string, Node>;
};

test('every label and hint of the editors is there in German, and none is left over', () => {
  const used = new Set([...schemas()].flatMap((schema) => textsOf(schema)));
  const german = Object.keys(germanSchemaTexts);
  expect([...used].filter((text) => !german.includes(text))).toEqual([]);
  expect(german.filter((text) => !used.has(text))).toEqual([]);
});

test('no label or hint of the editors is a name of the code', () => {
  const used = [...schemas()].flatMap((schema) => textsOf(schema));
  const shown = new Set([...used, ...used.map((text) => germanSchemaTexts[text] ?? text)]);
  expect([...shown].filter((text) => codeName.test(text))).toEqual([]);
});

const codeName = /\b(href|url|slug|src)\b|\.tsx?\b/i;

function* schemas(): Generator<Node> {
  for (const kind of documentKindNames) {
    const { ids, schema } = kindFacts(kind);
    // Of a kind with documents of the firm's own, every document has the same schema.
    for (const id of Array.isArray(ids) ? ids : ['any']) yield drawn(schema(catalogue().firm, id));
  }
  yield drawn(mandateSchema);
}

function drawn(schema: z.ZodType): Node {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
}

function textsOf(node: Node, name?: string): string[] {
  const label = node.title ?? (name === undefined ? undefined : readableName(name));
  const parts = [
    node.items,
    node.additionalProperties,
    ...(node.prefixItems ?? []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
    ...(node.allOf ?? []),
    ...Object.values(node.$defs ?? {}),
  ];
  return [
    ...[label, node.description].filter((text) => text !== undefined),
    ...Object.entries(node.properties ?? {}).flatMap(([key, part]) => textsOf(part, key)),
    ...parts.flatMap((part) => (typeof part === 'object' ? textsOf(part) : [])),
  ];
}
