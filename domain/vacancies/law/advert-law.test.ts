import { expect, test } from 'vitest';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import type { Company } from '#domain/firm/company.ts';
import { forms } from '#domain/forms/forms.ts';
import type { Reporting } from './reporting.ts';
import { vacancySchema } from '../vacancy.ts';
import { advertFaults, rulesFor, type Advertiser, genderedWord } from './advert-law.ts';
import { type AdvertRuleId, lawRule } from './law-rules.ts';

const { company, vacancies } = sampleContent();
const day = '2026-11-18';
const notListed: Reporting = {
  is: 'not-listed',
  occupation: { name: 'Qualitätsingenieur/in' },
  checkedOn: day,
};

test.each(vacancies.map((vacancy) => [vacancy.slug, vacancy] as const))(
  'the advert of %s is lawful where it runs',
  (_, vacancy) => {
    expect(advertFaults(catalogue().firm, vacancy, company, { day })).toEqual([]);
  },
);

const pay = { amount: 60_000, period: 'year', overpay: true } as const;
const neutral = { title: 'Qualitätsingenieur (m/w/d)' };
const advert = {
  ...aVacancy({ minimumPay: pay, reporting: notListed, postedOn: day }),
  de: neutral,
};
const nameless: Advertiser = {
  legalName: ' ',
  address: { ...company.address, street: '' },
  partnerCountries: company.partnerCountries,
  registration: {},
};
const seatedIn = (country: Company['address']['country']): Advertiser => ({
  ...company,
  address: { ...company.address, country },
  partnerCountries: [],
  registration: {},
});
const partnerOf = (country: string) => [
  `company.registration.partners.${country}.name`,
  `company.registration.partners.${country}.address`,
];

test.each([
  ['London', {}, nameless, ['company.legalName']],
  ['London', { contract: undefined }, company, ['contract']],
  ['Munich', { de: { title: 'Qualitätsingenieur' } }, company, ['de.title']],
  ['Munich', { en: { title: 'Foreman, Assembly' } }, company, ['en.title']],
  ['Munich', { salary: undefined }, company, ['salary']],
  ['Munich', { de: { title: 'Leitung Qualität (d/w/m)' }, minimumPay: undefined }, company, []],
  ['Vienna', { minimumPay: undefined }, company, ['minimumPay']],
  ['Vienna', { en: { title: 'Chairman' } }, company, ['en.title']],
  // Named even if the firm forgot to list Austria among its partner countries.
  ['Vienna', {}, seatedIn('GB'), partnerOf('AT')],
  ['Vienna', {}, seatedIn('DE'), []],
  ['Zurich', {}, nameless, partnerOf('CH')],
  ['Zurich', {}, seatedIn('GB'), partnerOf('CH')],
  // No partner is needed where the firm is licensed itself.
  ['Zurich', {}, seatedIn('CH'), []],
  ['Zurich', { reporting: undefined }, company, ['reporting']],
  [
    'Milan',
    {},
    nameless,
    ['company.registration.partners.IT.name', 'company.registration.partners.IT.licence'],
  ],
  ['Milan', { salary: undefined }, company, ['salary']],
  // The firm's seat is in London.
  ['Remote (Europe)', {}, nameless, ['company.legalName']],
] as const)('in %s, %o lacks what the law asks for', (location, changes, advertiser, fields) => {
  const faults = advertFaults(catalogue().firm, { ...advert, location, ...changes }, advertiser, {
    day,
  });
  expect(faults.map(({ field }) => field)).toEqual(fields);
  for (const { source } of faults) expect(source).not.toBe('');
});

/** What breaks each rule that publishing can break, and it alone. */
const breaking: Record<AdvertRuleId, Breaking> = {
  'gb-agency': { location: 'London', contract: undefined },
  'gb-authority': { location: 'London', authority: 'not-recorded' },
  'de-title': { location: 'Munich', de: { title: 'Qualitätsingenieur' } },
  'at-title': { location: 'Vienna', de: { title: 'Qualitätsingenieur' } },
  'at-minimum-pay': { location: 'Vienna', minimumPay: undefined },
  'at-partner': { location: 'Vienna', advertiser: seatedIn('GB') },
  'ch-partner': { location: 'Zurich', advertiser: seatedIn('GB') },
  'ch-reporting-duty': { location: 'Zurich', reporting: undefined },
  'it-authorisation': { location: 'Milan', advertiser: nameless },
  'eu-pay-range': { location: 'Munich', salary: undefined },
};
type Breaking = Partial<typeof advert> & {
  authority?: 'not-recorded';
  advertiser?: Advertiser;
};

test.each(Object.entries(breaking))('an advert that breaks %s is refused by it', (rule, broken) => {
  const { advertiser = company, authority, ...changes } = broken;
  const context = { day, ...(authority && { authority }) };
  const faults = advertFaults(catalogue().firm, { ...advert, ...changes }, advertiser, context);
  expect(new Set(faults.map((fault) => fault.rule))).toEqual(new Set([rule]));
  expect(lawRule(rule as AdvertRuleId).countries).toContain(faults[0]?.country);
});

test('a British role with a mandate is refused until its authority is recorded', () => {
  const role = { ...advert, location: 'London' };
  const codes = (authority: 'recorded' | 'not-recorded' | undefined) =>
    advertFaults(catalogue().firm, role, company, { day, authority }).map(({ code }) => code);
  expect(codes('not-recorded')).toEqual(['no-authority']);
  expect(codes('recorded')).toEqual([]);
  expect(codes(undefined)).toEqual([]);
});

const chemist = { name: 'Chemiker/innen' };
const reported = { is: 'reported', occupation: chemist, number: '300002290' } as const;
const excepted = { is: 'excepted', occupation: chemist, note: 'From within' } as const;

// Confirmed on Wednesday 11 November: blocked until Wednesday 18 November.
test.each(['de', 'en'] as const)(
  'of a firm that publishes in %s alone, one title is judged',
  (kept) => {
    const { [kept]: words, de: _, en: __, ...facts } = advert;
    const role = { ...facts, location: 'Munich', [kept]: words };
    expect(advertFaults(catalogue().firm, role, company, { day })).toEqual([]);
  },
);

test.each<[Reporting, object]>([
  [
    { is: 'to-report', occupation: chemist },
    { field: 'reporting.is', code: 'not-reported' },
  ],
  [
    { ...notListed, occupation: chemist },
    { field: 'reporting.is', code: 'on-list' },
  ],
  [
    { ...notListed, checkedOn: '2025-12-31' },
    { field: 'reporting.checkedOn', code: 'list-of-earlier-year' },
  ],
  [
    { ...reported, confirmedOn: '2026-11-11' },
    { field: 'reporting.confirmedOn', code: 'not-before', given: '2026-11-19' },
  ],
  [
    { ...reported, confirmedOn: '2026-11-10', blockedUntil: '2026-11-20' },
    { field: 'reporting.confirmedOn', code: 'not-before', given: '2026-11-21' },
  ],
])('in Switzerland, a role with %o is refused', (reporting, fault) => {
  const role = { ...advert, location: 'Zurich', reporting };
  expect(advertFaults(catalogue().firm, role, company, { day })).toMatchObject([
    { rule: 'ch-reporting-duty', ...fault },
  ]);
});

test.each<Reporting>([
  notListed,
  { ...reported, confirmedOn: '2026-11-10' },
  { ...excepted, reason: 'internal' },
])('in Switzerland, a role with %o is lawful', (reporting) => {
  const role = { ...advert, location: 'Zurich', reporting };
  expect(advertFaults(catalogue().firm, role, company, { day })).toEqual([]);
});

test('a role is scheduled from the day after its block, and not before', () => {
  const reporting: Reporting = { ...reported, confirmedOn: day };
  const codes = (from: string) => {
    const state = { is: 'scheduled', from } as const;
    const role = { ...advert, location: 'Zurich', reporting, state, postedOn: from };
    return advertFaults(catalogue().firm, role, company, { day }).map(({ field, given }) => [
      field,
      given,
    ]);
  };
  expect(codes('2026-11-25')).toEqual([['state.from', '2026-11-26']]);
  expect(codes('2026-11-26')).toEqual([]);
});

test('a rule applies from its first day on', () => {
  expect(rulesFor('DE', '2026-06-06')).not.toContain('eu-pay-range');
  expect(rulesFor('DE', '2026-06-07')).toContain('eu-pay-range');
});

test.each([
  ['Foreman', 'Foreman'],
  ['Sales Woman', 'Woman'],
  ['Engineer: he leads a team', 'he'],
  ['German Human Factors Specialist', undefined],
  ['Engineer, his or her own laboratory', undefined],
  ['Head of Management Systems', undefined],
])('the title “%s” names one gender: %s', (title, word) => {
  expect(genderedWord(title)).toBe(word);
});

test('no form and no vacancy asks for pay history', () => {
  const payHistory = /(current|previous|last|present|past).?(salary|pay|wage)|pay.?history/i;
  const names = [
    ...forms.flatMap((form) => Object.keys(form.fields)),
    ...Object.keys(vacancySchema(catalogue().firm).shape),
  ];
  expect(names.filter((name) => payHistory.test(name))).toEqual([]);
});
