import { expect, test } from 'vitest';
import { favouriteLocale } from './language-suggestion.ts';

test.each([
  [['de'], 'de-DE'],
  [['de-CH', 'fr'], 'de-CH'],
  [['de-LI'], 'de-DE'],
  [['fr-CH', 'de-at', 'en'], 'de-AT'],
  [['en-US', 'de'], 'en-GB'],
  [['fr', 'it'], undefined],
  [['den'], undefined],
] as const)('of %j the favourite is %s', (languages, favourite) => {
  expect(favouriteLocale(languages, ['en-GB', 'de-DE', 'de-CH', 'de-AT'])).toBe(favourite);
});
