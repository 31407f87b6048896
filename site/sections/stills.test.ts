import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureOfIndustry, industryIds } from '#domain/firm/related-roles.ts';
import { stillFields, stillFile } from './still.tsx';
import { catalogue } from '#content/catalogue.server.ts';

const KiB = 1024;

test('every industry has a still', () => {
  expect(stillFields).toEqual(
    expect.arrayContaining(
      industryIds(catalogue().firm).map((id) => pictureOfIndustry(catalogue().firm, id)),
    ),
  );
});

test.each(stillFields)('the still of %s is light in both widths', (field) => {
  expect(sizeOf(stillFile(field, 720, 'avif'))).toBeLessThan(45 * KiB);
  expect(sizeOf(stillFile(field, 1440, 'avif'))).toBeLessThan(90 * KiB);
  expect(sizeOf(stillFile(field, 720, 'jpg'))).toBeLessThan(60 * KiB);
  expect(sizeOf(stillFile(field, 1440, 'jpg'))).toBeLessThan(150 * KiB);
});

function sizeOf(address: string): number {
  return statSync(path.join('public', address)).size;
}
