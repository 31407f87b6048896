import { expect, test } from 'vitest';
import { slugOf } from '#domain/edition/text.ts';

test.each([
  ['Risk & Compliance', 'risk-compliance'],
  ['Remote (Europe)', 'remote-europe'],
  ['Über uns', 'über-uns'],
])('%j becomes %j', (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
