import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { oneForEach } from './pages.ts';

describe('an object with one entry for each id', () => {
  const schema = oneForEach(['north', 'south'], z.string());

  test('lists its entries in the order of the ids, not of the file', () => {
    expect(Object.keys(schema.parse({ south: 'S', north: 'N' }))).toEqual(['north', 'south']);
  });

  test('is refused when an entry is missing', () => {
    expect(schema.safeParse({ north: 'N' }).error?.issues[0]?.path).toEqual(['south']);
  });

  test('is refused when an entry belongs to no id', () => {
    const { error } = schema.safeParse({ north: 'N', south: 'S', east: 'E' });
    expect(error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['east'] });
  });
});
