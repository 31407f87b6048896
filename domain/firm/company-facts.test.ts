import { expect, test } from 'vitest';
import type { Locale } from '#domain/edition/editions.ts';
import { companyFacts, openPlaceholders, companySchema, type Company } from './company.ts';

const filled: Company = {
  name: 'Example Search',
  legalName: 'Example Search Ltd',
  siteUrl: 'https://search.test',
  vacancyReference: 'ES-000',
  email: {
    general: 'hello@search.test',
    candidates: 'candidates@search.test',
    employers: 'employers@search.test',
    privacy: 'privacy@search.test',
    security: 'security@search.test',
  },
  phone: { display: '+44 117 496 0123', href: 'tel:+441174960123' },
  address: { street: '5 High Street', city: 'Bristol', postcode: 'BS1 1AA', country: 'GB' },
  hours: { days: ['Monday'], opens: '09:00', closes: '18:00', zone: 'GMT/CET' },
  areaServed: ['GB'],
  partnerCountries: ['CH'],
  linkedinUrl: 'https://www.linkedin.com/company/search',
  registration: {
    vatNumber: 'none',
    GB: { icoNumber: 'ZA000000' },
    partners: { CH: { name: 'A Partner', address: 'Bern' } },
  },
  termsVersion: '2026-11-01',
};

test('a company with all its data has no open placeholders', () => {
  expect(openPlaceholders(filled)).toEqual([]);
});

test('reserved domains, drama numbers and what is called so are open, by the name of their field', () => {
  const company: Company = {
    ...filled,
    siteUrl: 'https://www.search.example',
    phone: { display: '+44 20 7946 0142', href: 'tel:+442079460142' },
    registration: { ...filled.registration, partners: { CH: { name: 'Placeholder AG' } } },
  };
  expect(openPlaceholders(company)).toEqual([
    'siteUrl',
    'phone.display',
    'phone.href',
    'registration.partners.CH.name',
  ]);
});

test('a partner is named with its licence and canton in the words of the reader', () => {
  const partner = { name: 'A Partner', address: 'Bern', licence: 'BE 1', canton: 'BE' } as const;
  const registration = { partners: { CH: partner, IT: { name: 'B Partner', licence: '2' } } };
  const factsFor = (locale: Locale) => companyFacts({ ...filled, registration }, locale);
  const swiss = 'company.registration.partners.CH';
  expect(factsFor('en-GB')[swiss]).toBe('A Partner, Bern (licence BE 1, canton of Bern)');
  expect(factsFor('de-CH')[swiss]).toBe('A Partner, Bern (Betriebsbewilligung BE 1, Kanton Bern)');
  expect(factsFor('de-CH')['company.registration.partners.IT']).toBe('B Partner (Genehmigung 2)');
});

test('a fact that the firm has not given is known and empty', () => {
  const facts = companyFacts(filled, 'de-DE');
  expect(facts['company.registration.vatNumber']).toBe('none');
  expect(facts['company.registration.GB.icoNumber']).toBe('ZA000000');
  expect(facts['company.registration.partners.CH']).toBe('A Partner, Bern');
  for (const field of ['companyNumber', 'GB.agencyStanding', 'AT.shareholders', 'partners.IT']) {
    expect(facts[`company.registration.${field}`]).toBe('');
  }
  expect(facts).not.toHaveProperty('company.registration.misspelt');
});

test('the registered office is the address, unless another one is given', () => {
  const name = 'company.registration.registeredOffice';
  expect(companyFacts(filled, 'en-GB')[name]).toBe('5 High Street, Bristol BS1 1AA');
  const registration = { registeredOffice: '1 Low Street, Bath' };
  expect(companyFacts({ ...filled, registration }, 'en-GB')[name]).toBe('1 Low Street, Bath');
});

test('text in brackets is no fact', () => {
  const registration = { vatNumber: '[VAT number]' };
  const { error } = companySchema.safeParse({ ...filled, registration });
  expect(error?.issues).toMatchObject([{ path: ['registration', 'vatNumber'] }]);
});
