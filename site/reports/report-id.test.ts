import { describe, expect, test } from 'vitest';
import { normaliseReportId } from '#site/reports/report-views.ts';

describe('a normalised report id', () => {
  test.each([
    ['crossroads', 'crossroads'],
    ['crossroads.html', 'crossroads'],
    ['/crossroads', 'crossroads'],
    ['/reports/crossroads', 'crossroads'],
    ['crossroads/', 'crossroads'],
    ['reports/crossroads.html', 'crossroads'],
    ['/de-ch/reports/crossroads.html', 'crossroads'],
    ['/report-documents/crossroads.html', 'crossroads'],
  ])('of %s is %s', (address, id) => {
    expect(normaliseReportId(address)).toBe(id);
  });

  test('keeps dots and the letters html inside the name', () => {
    expect(normaliseReportId('/reports/html.5-guide')).toBe('html.5-guide');
  });
});
