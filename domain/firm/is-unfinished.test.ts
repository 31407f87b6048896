import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { openPlaceholders } from './company.ts';
import { isUnfinished } from './consultant.ts';

const { company } = catalogue();
const withPlaceholder = { ...company, legalName: 'Placeholder Ltd' };

test('a public site with a placeholder is unfinished, one on this machine is not', () => {
  expect(openPlaceholders(withPlaceholder)).toContain('legalName');
  for (const siteUrl of ['https://www.firm.com', 'https://1.2.3.4', 'https://testing.firm.com']) {
    expect([siteUrl, isUnfinished(withPlaceholder, siteUrl)]).toEqual([siteUrl, true]);
  }
  for (const siteUrl of [
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'https://www.firm.example',
    'https://firm.test',
  ]) {
    expect([siteUrl, isUnfinished(withPlaceholder, siteUrl)]).toEqual([siteUrl, false]);
  }
});
