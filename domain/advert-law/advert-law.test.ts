import { expect, test } from 'vitest';
import { catalogue as sampleContent } from '../../content/catalogue.server.ts';
import { aVacancy } from '../../tests/factories/vacancies.ts';
import { forms } from '../forms/forms.ts';
import { vacancySchema } from '../vacancy/vacancy.ts';
import { advertFaults, type Advertiser } from './advert-law.ts';

const { company, vacancies } = sampleContent();

test.each(vacancies.map((vacancy) => [vacancy.slug, vacancy] as const))(
  'the advert of %s is lawful where it runs',
  (_, vacancy) => {
    expect(advertFaults(vacancy, company)).toEqual([]);
  },
);

const pay = { amount: 60_000, period: 'year', overpay: true } as const;
const neutral = { title: 'Qualitätsingenieur (m/w/d)' };
const advert = { ...aVacancy({ minimumPay: pay }), de: neutral };
const nameless: Advertiser = {
  legalName: ' ',
  address: { ...company.address, street: '' },
  partnerCountries: company.partnerCountries,
  registration: {},
};

/** No partner is needed where the firm is licensed itself. */
const seatedInZurich: Advertiser = { ...company, partnerCountries: [], registration: {} };

test.each([
  ['London', {}, nameless, ['company.legalName']],
  ['London', { contract: undefined }, company, ['contract']],
  ['Munich', { de: { title: 'Qualitätsingenieur' } }, company, ['de.title']],
  ['Munich', { de: { title: 'Leitung Qualität (d/w/m)' }, minimumPay: undefined }, company, []],
  ['Vienna', { minimumPay: undefined }, company, ['minimumPay']],
  [
    'Zurich',
    {},
    nameless,
    ['company.legalName', 'company.address.street', 'company.registration.partners.CH'],
  ],
  ['Zurich', {}, seatedInZurich, []],
  ['Milan', {}, nameless, ['company.registration.partners.IT']],
  ['Milan', { salary: undefined }, company, ['salary']],
  // The firm's seat is in London.
  ['Remote (Europe)', {}, nameless, ['company.legalName']],
] as const)('in %s, %o lacks what the law asks for', (location, changes, advertiser, fields) => {
  const faults = advertFaults({ ...advert, location, ...changes }, advertiser);
  expect(faults.map(({ field }) => field)).toEqual(fields);
  for (const { source } of faults) expect(source).not.toBe('');
});

test('no form and no vacancy asks for pay history', () => {
  const payHistory = /(current|previous|last|present|past).?(salary|pay|wage)|pay.?history/i;
  const names = [
    ...forms.flatMap((form) => Object.keys(form.fields)),
    ...Object.keys(vacancySchema().shape),
  ];
  expect(names.filter((name) => payHistory.test(name))).toEqual([]);
});
