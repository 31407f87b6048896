import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileTypes } from '#domain/forms/file-type.ts';
import { brokenDocuments, realDocuments } from '#tests/factories/corpus.ts';
import { inspectDocument } from './inspect-document.ts';

test.each(realDocuments)('the type of $title is recognised', async ({ filename, bytes, type }) => {
  for (const declaredType of ['', fileTypes[type][0]]) {
    expect(await inspectDocument(bytes, { filename, declaredType })).toEqual({ type });
  }
});

test.each(brokenDocuments)('$title is refused', async ({ filename, bytes }) => {
  expect(await inspectDocument(bytes, { filename, declaredType: '' })).toHaveProperty('fault');
});

test('no change of bytes in a real document makes the inspection fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...realDocuments),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 60 }),
      async ({ bytes, filename }, changes) => {
        const changed = Buffer.from(bytes);
        for (const [at, value] of changes) changed[at % changed.length] = value;
        const found = await inspectDocument(changed, { filename, declaredType: '' });
        expect('type' in found || 'fault' in found).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
