import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { pageSchemas, type CopyPageName } from '../domain/page/pages.ts';
import { locales } from '../domain/edition/editions.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { messagesFor } from '../messages/messages.ts';
import { catalogue as sampleContent } from './catalogue.server.ts';

const catalogue = sampleContent();
const copyFiles = ['content', 'content/pages'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.en.yaml'))
    .map((name) => `${folder}/${name}`),
);

describe.each(copyFiles)('the German edition of %s', (file) => {
  const german = () => parseYaml(readFileSync(file.replace('.en.', '.de.'), 'utf8'));
  const english = parseYaml(readFileSync(file, 'utf8'));

  test('says something under the same keys', () => {
    expect(keysOf(german())).toEqual(keysOf(english));
  });
});

describe.each(locales())('in %s', (locale) => {
  test.each(Object.keys(pageSchemas) as CopyPageName[])(
    'the page %s keeps to its lengths',
    (name) => {
      expect(JSON.stringify(catalogue.page(name, locale))).not.toContain('{{');
    },
  );

  test('the words on the hiring models and the talent pack keep to their lengths', () => {
    const words = [catalogue.hiringModels(locale), catalogue.talentPack(locale)];
    expect(JSON.stringify(words)).not.toContain('{{');
  });

  test('the interface quotes only facts that exist', () => {
    expect(() => catalogue.quote(messagesFor(locale), locale)).not.toThrow();
  });
});

test('a reader in Switzerland finds no ß and no „“', () => {
  const pages = Object.keys(pageSchemas).map((name) =>
    catalogue.page(name as CopyPageName, 'de-CH'),
  );
  const words = JSON.stringify([pages, catalogue.hiringModels('de-CH'), messagesFor('de-CH')]);
  expect(words).not.toMatch(/[ß„“]/);
});

test('the interface leaves nothing in English', () => {
  const optionNames = Object.keys(de.vacancies.options).map((option) => [option, option]);
  const options = Object.fromEntries(optionNames) as Record<string, string>;
  // The firm's own names may be the same in both, as “London” is.
  const english = { ...en, vacancies: { ...en.vacancies, options } };
  expect(untranslated(english, de)).toEqual([]);
});

test.each(catalogue.vacancies)(
  'the vacancy $slug says the same in both languages',
  ({ en, de }) => {
    expect(keysOf(de)).toEqual(keysOf(en));
  },
);

test.each(catalogue.vacancies)('the German title of $slug is open to everyone', ({ de }) => {
  expect(de.title).toMatch(/ \(m\/w\/d\)$/);
});

/** Identifiers and dates, which are no words. */
const notWords = /(^|\.)(updatedOn|page|anchor|model|entries\.\d+)$/;

/** Short names of standards, licences and tools, such as ISO 26262 or Part-CAMO. */
const designation = /^(?=.*(\d|[A-Z]{2}))(?!.*[a-zäöüß]{4})/;

const sameInBoth = new Set([
  // Our own names.
  'Northgauge',
  'Contingency',
  'Shortlist Sprint',
  'Talent Intel Lite',
  'Retained',
  'Retained Executive Search',
  '{{intel.name}}, {{intel.fee}}',
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
]);

function untranslated(english: unknown, german: unknown): string[] {
  const inGerman = new Map(leaves(german));
  return leaves(english)
    .filter(([key, text]) => inGerman.get(key) === text && !notWords.test(key))
    .filter(([, text]) => !designation.test(text) && !sameInBoth.has(text))
    .map(([key, text]) => `${key}: ${text}`);
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
