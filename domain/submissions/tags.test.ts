import { expect, test } from 'vitest';
import { maxTags, readTags, storedTags, tagsIn, tagsSchema } from './tags.ts';

test.each([
  ['', []],
  [' relocation ,Munich,, relocation', ['Munich', 'relocation']],
  ['a|b, fine', ['fine']],
  ['x'.repeat(31), []],
])('%j holds the tags %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags);
  expect(readTags(storedTags(tags))).toEqual(tags);
});

test('there are as many as a row can show', () => {
  const many = Array.from({ length: maxTags + 1 }, (_, at) => `tag ${at}`);
  expect(tagsIn(many.join(','))).toHaveLength(maxTags);
  expect(tagsSchema.safeParse(many).success).toBe(false);
});
