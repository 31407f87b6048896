import { beforeEach, expect, test, vi } from 'vitest';
import { localeKey } from './words.ts';
import { isShownFor, keepPreferences } from './follow-preferences.ts';
import { zoneFor, zoneKey } from './times.ts';

const english = { language: 'en', zone: null, morningMail: null } as const;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the desk is shown in the language of the first edition for who has chosen none', () => {
  expect(isShownFor(english)).toBe(true);
  expect(isShownFor({ ...english, language: null })).toBe(true);
  expect(isShownFor({ ...english, language: 'de' })).toBe(false);
});

test('a zone that the browser does not know is that of the device', () => {
  expect(zoneFor('Asia/Tokyo')).toBe('Asia/Tokyo');
  expect(zoneFor('Mars/Base')).toBe(zoneFor(null));
  expect(isShownFor({ ...english, zone: 'Mars/Base' })).toBe(true);
});

test('language and zone are kept for the next first paint', () => {
  expect(keepPreferences({ ...english, language: 'de', zone: 'Asia/Tokyo' })).toBe(true);
  expect(Object.fromEntries(kept)).toEqual({ [localeKey]: 'de-DE', [zoneKey]: 'Asia/Tokyo' });
  keepPreferences(english);
  expect(Object.fromEntries(kept)).toEqual({ [localeKey]: 'en-GB' });
});

test('a browser that keeps nothing says so, and is not loaded again for ever', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepPreferences({ ...english, language: 'de' })).toBe(false);
});
