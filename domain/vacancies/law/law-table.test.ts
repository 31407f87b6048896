import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from '#domain/working-time/country.ts';
import { lawRule, lawRuleIds } from './law-rules.ts';

test('docs/law.md has the rules as the program has them', () => {
  const rows = readFileSync('docs/law.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(lawTable());
});

/** The rules as the table of docs/law.md: rule, countries, days, source and what keeps each. */
function lawTable(): string[][] {
  return [
    ['Rule', 'Asks', ...countries, 'From', 'Until', 'Source', 'Read on', 'Kept by'],
    ...lawRuleIds.map((id) => {
      const { asks, from, until = '', source, reviewedOn, keptBy, ...rule } = lawRule(id);
      const where = countries.map((country) => (rule.countries.includes(country) ? 'x' : ''));
      return [`\`${id}\``, asks.en, ...where, from, until, source, reviewedOn, keptBy];
    }),
  ];
}
