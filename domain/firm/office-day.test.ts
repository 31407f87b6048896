import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { countries, zoneOf } from '#domain/working-time/country.ts';
import { officeDay, officeMidnight } from './office-day.ts';

const lateEvening = Date.parse('2026-11-17T23:30:00Z');

test.each([
  ['GB', '2026-11-17', '2026-11-18T00:00:00Z'],
  ['CH', '2026-11-18', '2026-11-18T23:00:00Z'],
] as const)('in an office in %s it is %s, a day that ends at %s', (country, today, end) => {
  expect(officeDay({ country }, lateEvening)).toBe(today);
  expect(officeMidnight({ country }, lateEvening, 1)).toBe(Date.parse(end));
});

/** What names a country's clock, and nothing else may. */
const tables = ['domain/working-time/country.ts', 'domain/edition/edition-clock.ts'];
const sources = ['domain', 'server', 'desk', 'site', 'messages', 'ui', 'content']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro,mjs}`))
  .filter((file) => !/\.test\.tsx?$/.test(file) && !tables.includes(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const towns = catalogue().firm.places.flatMap((place) => (place.is === 'town' ? [place.id] : []));

test.each([
  ['a time zone', new RegExp(`'(?:${Object.values(zoneOf).join('|')})'`)],
  ['the zone of one country', new RegExp(String.raw`zoneOf\.(?:${countries.join('|')})\b`)],
  ['a town', new RegExp(`'(?:${towns.join('|')})'`)],
  ['the clock of one country', /\bUK time\b/],
  ['a today of no office', /\btoday(?:: | = )isoDay\(/],
])('no program spells %s: the firm and the edition say it', (_, literal) => {
  const naming = sources.filter(({ text }) => literal.test(text)).map(({ file }) => file);
  expect(naming).toEqual([]);
});
