import { expect, test } from 'vitest';
import { englishWords, specifiedStrings } from './english-words.ts';

/** Placeholders have names in messages; the list only marks their places. */
const shown = new Set(englishWords().map(({ text }) => text.replaceAll(/\{\w+\}/g, '{}')));

test.each(specifiedStrings())('the specified string “%s” is shown exactly', (specified) => {
  expect(shown).toContain(specified);
});

test('no specified string is listed twice', () => {
  const strings = specifiedStrings();
  expect(strings.filter((text, index) => strings.indexOf(text) !== index)).toEqual([]);
});
