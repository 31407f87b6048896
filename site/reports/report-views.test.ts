import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/support/browser/memory-storage.ts';
import { chooseCookies, essentialOnly } from '#site/privacy/consent.ts';
import { countReportView, reportViews } from './report-views.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en-GB' } });
});
afterEach(() => vi.unstubAllGlobals());

test('a report starts with no views and gains one each time', () => {
  expect(reportViews('crossroads')).toBe(0);
  countReportView('crossroads');
  countReportView('crossroads');
  expect(reportViews('crossroads')).toBe(2);
});

test('every address of a report counts under the same key', () => {
  countReportView('/reports/crossroads.html');
  countReportView('crossroads');
  expect(localStorage.getItem('report_views_crossroads')).toBe('2');
  expect(localStorage.length).toBe(1);
});

test.each(['-3', 'many', '1.5', 'Infinity', ''])('a stored count of %j reads as 0', (stored) => {
  localStorage.setItem('report_views_crossroads', stored);
  expect(reportViews('crossroads')).toBe(0);
  countReportView('crossroads');
  expect(reportViews('crossroads')).toBe(1);
});

test('nothing is counted once functional storage is refused', () => {
  chooseCookies(essentialOnly);
  countReportView('crossroads');
  expect(reportViews('crossroads')).toBe(0);
});
