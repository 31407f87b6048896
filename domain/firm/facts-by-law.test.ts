import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import type { Country } from '#domain/working-time/country.ts';
import { companyFacts, type Company } from './company.ts';
import { factsByLaw, missingFacts } from './facts-by-law.ts';

const { company } = catalogue();
const bare: Company = { ...company, registration: {} };

function fieldsMissing(seat: Country, partnerCountries: Country[], active: Country[]): string[] {
  const firm = { ...bare, address: { ...bare.address, country: seat }, partnerCountries };
  const fields = missingFacts(firm, active).map(({ field }) => field.replace('registration.', ''));
  return [...new Set(fields)].toSorted();
}

test('every fact that a law asks for is a field of the company', () => {
  const facts = companyFacts(company, 'en-GB');
  for (const { field } of factsByLaw) expect(facts).toHaveProperty([`company.${field}`]);
});

test.each<[Country, Country[], Country[], string[]]>([
  // A firm with a Swiss office alone owes nothing to Britain, Germany or Austria.
  ['CH', [], ['CH'], ['CH.licence']],
  ['GB', [], ['GB'], ['GB.agencyStanding', 'GB.icoNumber', 'companyNumber']],
  [
    'GB',
    ['CH'],
    ['CH'],
    [
      'CH.representative',
      'GB.agencyStanding',
      'GB.icoNumber',
      'companyNumber',
      'partners.CH.licence',
      'partners.CH.name',
    ],
  ],
  [
    'CH',
    [],
    ['DE'],
    ['CH.licence', 'DE.editor', 'EU.representative', 'companyNumber', 'director', 'vatNumber'],
  ],
  [
    'DE',
    ['AT'],
    ['AT', 'DE'],
    ['AT.shareholders', 'DE.editor', 'companyNumber', 'director', 'partners.AT.name', 'vatNumber'],
  ],
])(
  'a firm in %s with partners in %j and readers in %j is asked for %j',
  (seat, partners, active, fields) => {
    expect(fieldsMissing(seat, partners, active)).toEqual(fields.toSorted());
  },
);

test('a fact that is given is not missing', () => {
  const registration = { companyNumber: '1', GB: { icoNumber: '2', agencyStanding: '3' } };
  expect(missingFacts({ ...bare, registration }, ['GB'])).toEqual([]);
});
