import { expect, test } from 'vitest';
import { z } from 'zod';
import { readDocument, schemaNumber, storageIssues, type DocumentKind } from './stored-document.ts';

const schema = z.strictObject({
  title: z.string(),
  pay: z.strictObject({ amount: z.number() }),
  stages: z.array(z.strictObject({ name: z.string() })).optional(),
});

/** Number 1 had `name`, number 2 had no `pay`. */
const kind: DocumentKind<typeof schema> = {
  schema,
  upgrades: [
    ({ name, ...rest }) => (name === undefined ? rest : { title: name, ...rest }),
    (content) => ({ pay: { amount: 0 }, ...content }),
  ],
};

const read = (number: number, content: unknown) =>
  readDocument(kind, { schema: number, content: JSON.stringify(content) });

test('a document of an older schema is upgraded step by step', () => {
  expect(schemaNumber(kind)).toBe(3);
  const expected = { fits: true, content: { title: 'A', pay: { amount: 0 } } };
  expect(read(1, { name: 'A' })).toEqual(expected);
  expect(read(2, { title: 'A' })).toEqual(expected);
  expect(read(3, { title: 'A' })).toMatchObject({ fits: false });
});

test('keys of a newer schema are kept at every depth', () => {
  const content = {
    title: 'A',
    colour: 'red',
    pay: { amount: 1, bonus: 2 },
    stages: [{ name: 'Call', by: 'phone' }],
  };
  expect(read(4, content)).toEqual({ fits: true, content });
});

test('a key named __proto__ is kept as a key', () => {
  const content = '{"title":"A","pay":{"amount":1},"__proto__":{"title":"B"}}';
  const result = readDocument(kind, { schema: 3, content });
  expect(result).toMatchObject({ fits: true });
  expect(JSON.stringify(result.fits && result.content)).toBe(content);
});

test('what does not fit is given as it is stored, with its issues', () => {
  expect(read(3, { title: 5, pay: { amount: 1 }, colour: 'red' })).toMatchObject({
    fits: false,
    raw: { title: 5, colour: 'red' },
    issues: [{ path: ['title'] }],
  });
  for (const odd of [null, [], 'text', 7]) expect(read(1, odd)).toMatchObject({ fits: false });
});

test('an upgrade that fails leaves the document unfit instead of failing the reader', () => {
  const failing: DocumentKind<typeof schema> = {
    schema,
    upgrades: [(content) => ({ title: (content.names as string[])[0] })],
  };
  expect(readDocument(failing, { schema: 1, content: '{}' })).toMatchObject({ fits: false });
});

test('a document of more than 10,000 values is refused, however short they are', () => {
  // The document and its list are two of them.
  const list = Array.from({ length: 9_998 }, () => '');
  expect(storageIssues({ list })).toEqual([]);
  expect(storageIssues({ list: [...list, ''] })).toEqual([
    { field: 'list', code: 'too-many', limit: 10_000 },
  ]);
});
