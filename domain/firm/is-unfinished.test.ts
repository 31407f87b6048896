import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { isUnfinished, openPlaceholders } from './company.ts';

const { company } = catalogue();
const filled = JSON.parse(JSON.stringify(company).replaceAll('.example', '.com')) as typeof company;
const none = { roles: 0, reports: 0, downloads: 0, people: 0 };
const withPlaceholder = { ...company, legalName: 'Placeholder Ltd' };

test('a public site with a placeholder is unfinished, one on this machine is not', () => {
  expect(openPlaceholders(withPlaceholder)).toContain('legalName');
  for (const siteUrl of ['https://www.firm.com', 'https://1.2.3.4', 'https://testing.firm.com']) {
    expect([siteUrl, isUnfinished(withPlaceholder, none, siteUrl)]).toEqual([siteUrl, true]);
  }
  for (const siteUrl of [
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'https://www.firm.example',
    'https://firm.test',
  ]) {
    expect([siteUrl, isUnfinished(withPlaceholder, none, siteUrl)]).toEqual([siteUrl, false]);
  }
});

test.each(['roles', 'reports', 'people'])('with a sample among its %s it is too', (kind) => {
  const one = { ...none, [kind]: 1 };
  expect(isUnfinished(filled, none, 'https://www.firm.com')).toBe(false);
  expect(isUnfinished(filled, one, 'https://www.firm.com')).toBe(true);
  expect(isUnfinished(filled, one, 'http://localhost:3000')).toBe(false);
});
