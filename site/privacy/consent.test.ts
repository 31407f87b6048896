import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/support/browser/memory-storage.ts';

let consent: typeof import('./consent.ts');

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en-GB' } });
  vi.resetModules();
  consent = await import('./consent.ts');
});
afterEach(() => vi.unstubAllGlobals());
// Files share their modules: the next one must not get this choice.
afterAll(() => vi.resetModules());

describe('before a choice', () => {
  test('only essential storage is allowed', () => {
    expect(consent.consentCategories.filter(consent.mayStore)).toEqual(['essential']);
    expect(consent.storedChoice()).toBeUndefined();
  });

  test.each([
    ['en-GB', true],
    ['it-IT', true],
    ['de-DE', false],
    ['de-AT', false],
    ['en-CH', false],
  ])('of %s: report views are counted before a choice: %s', (lang, counted) => {
    document.documentElement.lang = lang;
    expect(consent.mayCountViews()).toBe(counted);
    consent.chooseCookies(consent.everything);
    expect(consent.mayCountViews()).toBe(true);
  });

  test.each(['', 'null', '[]', '"yes"', '{"analytics":"no"}', '{"essential":false}', '{'])(
    'stored text %j counts as no choice',
    (text) => {
      localStorage.setItem('cookiePreferences', text);
      expect(consent.storedChoice()).toBeUndefined();
      expect(consent.mayStore('functional')).toBe(false);
    },
  );

  test('blocked storage allows nothing beyond essential storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(consent.mayStore('analytics')).toBe(false);
  });
});

describe('a choice', () => {
  test('is stored with its version and date', () => {
    consent.chooseCookies(consent.essentialOnly);
    expect(JSON.parse(localStorage.getItem('cookiePreferences') ?? '')).toEqual({
      essential: true,
      analytics: false,
      functional: false,
      marketing: false,
      version: 1,
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(consent.mayStore('analytics')).toBe(false);
  });

  test('that leaves a category open keeps the default there', () => {
    localStorage.setItem('cookiePreferences', '{"functional":false}');
    expect(consent.mayStore('functional')).toBe(false);
    expect(consent.mayStore('analytics')).toBe(true);
    expect(consent.mayStore('marketing')).toBe(false);
  });

  test('cannot switch off what is essential', () => {
    localStorage.setItem(
      'cookiePreferences',
      '{"essential":false,"analytics":false,"functional":false,"marketing":false}',
    );
    expect(consent.mayStore('essential')).toBe(true);
  });

  test('against functional storage removes view counts and nothing else', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('report_views_a', '2');
    localStorage.setItem('report_views_b', '1');
    sessionStorage.setItem('draft:employer-brief', '{}');
    consent.chooseCookies({ ...consent.everything, functional: false });
    expect(localStorage.getItem('report_views_a')).toBeNull();
    expect(localStorage.getItem('report_views_b')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(sessionStorage.getItem('draft:employer-brief')).toBe('{}');
    expect(consent.mayCountViews()).toBe(false);
  });

  test('for everything removes nothing', () => {
    localStorage.setItem('theme', 'dark');
    consent.chooseCookies(consent.everything);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(consent.mayStore('marketing')).toBe(true);
  });

  test('applies until the page is left when storage is blocked, and notifies listeners', () => {
    vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
    const listener = vi.fn<() => void>();
    consent.onConsentChange(listener);
    vi.stubGlobal('localStorage', undefined);
    consent.chooseCookies(consent.essentialOnly);
    expect(consent.mayStore('functional')).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });
});
