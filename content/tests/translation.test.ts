import { expect, test } from 'vitest';
import type { Locale } from '#domain/edition/editions.ts';
import { de } from '#words/de.ts';
import { en } from '#words/en.ts';
import { shipped } from './shipped.ts';

test('the interface leaves nothing in English', () => {
  const optionNames = Object.keys(de.vacancies.options).map((option) => [option, option]);
  const options = Object.fromEntries(optionNames) as Record<string, string>;
  // The firm's own names may be the same in both, as “London” is.
  const english = { ...en, vacancies: { ...en.vacancies, options } };
  expect(untranslated(english, de)).toEqual([]);
});

test.each(shipped.vacancies)('the vacancy $slug says the same in both languages', ({ en, de }) => {
  expect(keysOf(de)).toEqual(keysOf(en));
});

test.each(shipped.reports)('the sources of $id have their German titles', (report) => {
  const sources = (locale: Locale) => shipped.reportText(report, locale).sources;
  expect(untranslated(sources('en-GB'), sources('de-DE'))).toEqual([]);
});

test.each(shipped.vacancies)('the German title of $slug is open to everyone', ({ de }) => {
  expect(de.title).toMatch(/ \(m\/w\/d\)$/);
});

/** Identifiers, addresses and dates, which are no words. */
const notWords = /(^|\.)(updatedOn|page|anchor|model|url|entries\.\d+)$/;

/** Short names of standards, licences and tools, such as ISO 26262 or Part-CAMO. */
const designation = /^(?=.*(\d|[A-Z]{2}))(?!.*[a-zäöüß]{4})/;

const sameInBoth = new Set([
  // A name and the firm's.
  '{name}, {{company.name}}',
  // Our own names.
  'Contingency',
  'Shortlist Sprint',
  'Talent Intel Lite',
  'Retained',
  'Retained Executive Search',
  'Shortlist',
  'LinkedIn',
  'DeepTech',
  'Deeptech',
  // Words of the trade that German has taken over.
  'Compliance',
  'Fintech',
  'Governance',
  'Hybrid',
  'Marketing',
  'Name',
  'Pharma & Biotech',
  'Position',
  'Regulatory Affairs',
  'Remote',
  'Senior',
  'Status',
  'PMO',
  'ESG',
  // Places.
  'London',
  'Bristol',
  'Cambridge',
  'Manchester',
  'Hamburg',
  'Berlin',
  'Stuttgart',
  'Frankfurt',
  'Basel',
  'Turin',
  'Graz',
  // Laws, standards and tools that go by an English name.
  'Annex 1',
  'Annex 11',
  'Annex 16',
  'Automotive SPICE',
  'ASPICE for Cybersecurity',
  'BSI IT-Grundschutz',
  'Cyber Essentials',
  'Cyber Resilience Act (EU) 2024/2847',
  'Electronic Money Regulations 2011',
  'European ESG Template',
  'MaRisk',
  'Primavera P6',
  'Money Laundering Regulations 2017',
  'Payment Services Regulations 2017',
  'NIST AI Risk Management Framework',
  'NIST Cybersecurity Framework',
  'Telcordia GR-468',
  'Senior Managers and Certification Regime',
  'Space Industry Act 2018',
  'Automated Vehicles Act 2024',
  // A month of the same name.
  'April 2025',
  'The Vehicle Emissions Trading Schemes Order 2023',
]);

function untranslated(english: unknown, german: unknown): string[] {
  const inGerman = new Map(leaves(german));
  return (
    leaves(english)
      .filter(([key, text]) => inGerman.get(key) === text && !notWords.test(key))
      // What only quotes facts is said where they are.
      .filter(([, text]) => !designation.test(text) && !sameInBoth.has(text))
      .filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\{[^}]+\}\}/g, '')))
      .map(([key, text]) => `${key}: ${text}`)
  );
}

function keysOf(value: unknown): string[] {
  return leaves(value).map(([key]) => key);
}

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, path ? `${path}.${key}` : key),
  );
}
