import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFilters } from '#tests/factories/filters.arbitrary.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { listedVacancies, vacancyList } from './vacancy-list.ts';
import { messagesFor } from '#words/messages.ts';
import { roleFilterOf, textOfFilter } from '#domain/alerts/role-filter.ts';
import { filterBy, filterOptions } from '#domain/vacancies/filter.ts';
import { matchesQuery } from '#domain/vacancies/matches-query.ts';
import { defaultQuery, toQueryString } from '#domain/vacancies/query-string.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { catalogue } from '#content/catalogue.server.ts';

const today = '2026-11-17';
const words = ['EN 9100', 'FMEA', 'Audit', '8D', 'GxP', 'ISO 26262', 'Zürich'];
const few = (options: readonly string[]) => options.slice(0, 4);

function anyVacancies(): fc.Arbitrary<Vacancy[]> {
  const { industries, sectors, roleCategories, experience, location } = filterOptions(
    catalogue().firm,
  );
  const anyVacancy = fc.record({
    state: fc.constantFrom({ is: 'open' } as const, { is: 'closed', on: '2026-11-01' } as const),
    sector: fc
      .tuple(fc.constantFrom(...few(industries)), fc.constantFrom(...few(sectors)))
      .map((pair) => [...pair]),
    roleCategory: fc.constantFrom(...few(roleCategories)),
    experience: fc.constantFrom(...few(experience)),
    location: fc.constantFrom(...few(location)),
    workplace: fc.constantFrom('on-site', 'hybrid', 'remote'),
    skills: fc.subarray(words, { minLength: 4 }),
  });
  return fc.array(anyVacancy, { minLength: 33, maxLength: 40 }).map((many) =>
    many.map(({ skills, ...facts }, at) => {
      const one = aVacancy();
      return {
        ...one,
        ...(facts as Partial<Vacancy>),
        slug: `role-${at}`,
        en: { ...one.en, skills },
        de: { ...one.de, skills },
      };
    }),
  );
}

test('an alert matches what the list of open roles shows, for any filter and words', () => {
  const anyKeywords = fc.constantFrom('', 'audit', 'GxP', 'iso26262', 'nothing', 'Munich fmea');
  fc.assert(
    fc.property(
      anyVacancies(),
      anyFilters,
      anyKeywords,
      fc.constantFrom('en-GB', 'de-DE'),
      (vacancies, filters, keywords, locale) => {
        const { options } = messagesFor(catalogue().firm, locale as 'en-GB').vacancies;
        const list = vacancyList({ vacancies, today } as never, locale as 'en-GB');
        const filter = roleFilterOf(catalogue().firm, textOfFilter({ filters, keywords }));
        const search = toQueryString({ ...defaultQuery, ...filter, limit: 100 });
        const listed = listedVacancies(search, list, locale as 'en-GB');
        if (listed.is !== 'part') throw new Error('the list is too short for this test');
        const matches = matchesQuery(filter, options);
        const matched = list.all.map(list.publicOf).filter(matches);
        expect(matched.map(({ slug }) => slug)).toEqual(listed.shown.map(({ slug }) => slug));
        expect(matched.every(filterBy(filter.filters))).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});
