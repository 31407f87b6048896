import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueOfSchema } from './document-issue.ts';
import { fillMissing, markedParts, markOf } from './fill-missing.ts';
import { jsonSchemaOf } from './json-schema.ts';

const words = z.strictObject({
  heading: z.string().min(1).max(10),
  summary: z.string().min(50),
  points: z.array(z.string().min(1)).min(2).max(3),
});
const schema = z.strictObject({
  day: z.iso.date(),
  count: z.number().int().min(3),
  kind: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('plain') }),
    z.strictObject({ is: z.literal('timed'), minutes: z.number() }),
  ]),
  en: words,
});

function filled(content: unknown) {
  const issuesOf = (given: unknown) =>
    (schema.safeParse(given, { reportInput: true }).error?.issues ?? []).flatMap(issueOfSchema);
  return fillMissing(content, jsonSchemaOf(schema, 'output'), issuesOf, '2026-11-18');
}

test('what is there stays, a missing text is a mark of its field, a fact is one that fits', () => {
  const { content, missing } = filled({
    kind: { is: 'timed' },
    en: { heading: 'Much too long a heading', points: ['One'], colour: 'red' },
  })!;
  expect(missing).toEqual(['en.summary', 'en.points.1']);
  const summary = markOf(0).repeat(50);
  expect(content).toEqual({
    day: '2026-11-18',
    count: 3,
    kind: { is: 'timed', minutes: 1 },
    en: { heading: 'Much too l', summary, points: ['One', markOf(1)] },
  });
  expect(schema.safeParse(content).success).toBe(true);
});

test('of nothing at all there is a whole document, and it is not made twice', () => {
  const { content, missing } = filled({})!;
  expect(missing).toEqual(['en.heading', 'en.summary', 'en.points.0', 'en.points.1']);
  expect(filled(content)).toEqual({ content, missing: [] });
});

test('a rendered text is taken apart at its marks', () => {
  expect(markedParts('Pay')).toEqual(['Pay']);
  expect(markedParts(`${markOf(0)}${markOf(0)} of ${markOf(12)}!`)).toEqual([0, ' of ', 12, '!']);
  expect(markedParts(markOf(2))).toEqual([2]);
});
