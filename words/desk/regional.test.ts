import { expect, test } from 'vitest';
import { deskWords } from './de.ts';
import { fieldLabels, unaskedFieldWords } from './submissions.de.ts';
import { inRegion } from './regional.ts';

test('no word of a German desk is left to be filled in, in any country', () => {
  for (const locale of ['de-DE', 'de-CH', 'de-AT', 'de-GB'] as const) {
    const said = JSON.stringify(inRegion({ deskWords, fieldLabels, unaskedFieldWords }, locale));
    expect(said.match(/\{\{regional\.\w*/g)).toBeNull();
  }
});

test('a Swiss desk writes ss and has the terms of the country', () => {
  const { fieldLabels: swiss } = inRegion({ fieldLabels }, 'de-CH');
  expect(swiss.coverLetter).toBe('Motivationsschreiben');
  const said = JSON.stringify(inRegion(deskWords, 'de-CH')).split('","');
  expect(said.filter((words) => /ß|Gehalt|Anzeige|Lebenslauf/.test(words))).toEqual([]);
});

test('a name in a sentence keeps its spelling', () => {
  const { join, page } = inRegion(deskWords.people, 'de-CH');
  expect(join.welcome('Jana Weiß')).toBe('Willkommen, Jana Weiß');
  expect(page.removeKeyQuestion('Größe')).toBe('Passkey «Größe» entfernen?');
});
