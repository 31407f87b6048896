import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/memory-storage.ts';

let suggestion: typeof import('./language-suggestion.ts');

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
  vi.resetModules();
  suggestion = await import('./language-suggestion.ts');
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [['de'], 'de-DE'],
  [['de-CH', 'fr'], 'de-CH'],
  [['de-LI'], 'de-DE'],
  [['fr-CH', 'de-at', 'en'], 'de-AT'],
  [['en-US', 'de'], 'en-GB'],
  [['fr', 'it'], undefined],
  [['den'], undefined],
] as const)('of %j the favourite is %s', (languages, favourite) => {
  expect(suggestion.favouriteLocale(languages)).toBe(favourite);
});

test('the favourite is offered where the page speaks another language', () => {
  expect(suggestion.suggestedLocale('en-GB')).toBe('de-AT');
  expect(suggestion.suggestedLocale('de-DE')).toBeUndefined();
});

test('a dismissal is remembered, and told to whoever listens', () => {
  const listener = vi.fn<() => void>();
  suggestion.onSuggestionChange(listener);
  suggestion.dismissSuggestion();
  expect(listener).toHaveBeenCalledOnce();
  expect(suggestion.suggestedLocale('en-GB')).toBeUndefined();
  expect(localStorage.getItem('languageSuggestion')).toBe('dismissed');
});

test('a dismissal without functional consent is stored nowhere', () => {
  localStorage.setItem('cookiePreferences', JSON.stringify({ functional: false }));
  suggestion.dismissSuggestion();
  expect(suggestion.suggestedLocale('en-GB')).toBeUndefined();
  expect(localStorage.getItem('languageSuggestion')).toBeNull();
});
