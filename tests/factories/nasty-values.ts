import * as fc from 'fast-check';

/** Strings that have broken parsers, databases and mail programs. */
const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\n',
  'x\r\nBcc: all@example.com',
  '"',
  '\\',
  '";name="admin',
  '../../etc/passwd',
  "' or 1=1 --",
  '${7*7}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\u202E\u2028\uFEFF',
  '\uD800',
  'a\uDC00b',
  '\u{1F600}'.repeat(50),
  'é'.normalize('NFD').repeat(40),
  'x'.repeat(10_001),
  'x'.repeat(70_000),
  '2026-99-99T99:99:99Z',
  'javascript:alert(1)',
  'true',
  'null',
  '-1',
  '1e999',
];

/** As a person, a scanner or a broken program would type it. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

export const mostly = <T>(usual: T, others: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, others);

/** Numbers, days and shapes that a schema or a database may not expect. */
const nastyValues: unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  8.64e15,
  8.64e15 + 1,
  -8.64e15,
  1e308,
  [],
  {},
  [[]],
  { length: 5 },
  { toString: 1, valueOf: 'x', constructor: null },
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13',
  '1969-12-31',
  '2026-11-16T12:00:00Z',
  Array.from({ length: 600 }, () => 'x'),
];

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 3, arbitrary: anyText },
  fc.uuid(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no JSON, or JSON that hurts while it is parsed. */
export const anyJsonText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '12',
    '1e999',
    '{"__proto__":{"role":"administrator"}}',
    '{"constructor":{"prototype":{"role":"administrator"}}}',
    '{"a":1,"a":2}',
    '[' + '['.repeat(20_000),
    '['.repeat(9_000) + ']'.repeat(9_000),
    '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
    `{"text":"${'x'.repeat(200_000)}"}`,
    `{"text":"${'x'.repeat(1_200_000)}"}`,
    '{"text":"\\ud800\\u0000"}',
    '\uFEFF{}',
    `[${'1,'.repeat(50_000)}1]`,
  ),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** Any value as a parameter of an address. */
export const anyParameter: fc.Arbitrary<string> = anyValue.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
);

type Change = ['set' | 'remove' | 'add', number, unknown];

export const anyChanges: fc.Arbitrary<readonly Change[]> = fc.oneof(
  fc.constant([]),
  fc.array(fc.tuple(fc.constantFrom('set', 'set', 'remove', 'add'), fc.nat(), anyValue), {
    minLength: 1,
    maxLength: 3,
  }),
);

/** The same object with a few values changed, removed or added. */
export function changed(example: unknown, changes: readonly Change[]): unknown {
  const root = { body: structuredClone(example) };
  for (const [what, at, value] of changes) {
    const places = placesIn(root);
    const place = places[at % places.length];
    if (!place) break;
    const { holder, key } = place;
    // A copy: one that is set twice would become a part of itself.
    if (what === 'set') holder[key] = structuredClone(value);
    else if (what === 'remove') delete holder[key];
    else holder[`extra${at % 7}`] = structuredClone(value);
  }
  return root.body;
}

type Place = { holder: Record<string, unknown>; key: string };

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    // Bytes have no places of their own.
    ...(value && typeof value === 'object' && !(value instanceof Uint8Array)
      ? placesIn(value as Record<string, unknown>)
      : []),
  ]);
}
