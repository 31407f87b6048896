import { expect, test } from 'vitest';
import { companyFacts, openPlaceholders } from './company-facts.ts';
import type { Company } from './company.ts';

const filled: Company = {
  name: 'Example Search',
  legalName: 'Example Search Ltd',
  siteUrl: 'https://search.test',
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
    companyNumber: '01234567',
    vatNumber: 'none',
    icoNumber: 'ZA000000',
    registeredOffice: '5 High Street, Bristol',
    director: 'A. Director',
    agencyStanding: 'employment agency',
    insurer: 'An Insurer',
    germanRepresentative: 'A Representative',
    swissRepresentative: 'not required',
    dataProtectionOfficer: 'none appointed',
    germanEditor: 'An Editor',
    shareholders: 'A. Director, 100%',
    partners: { CH: 'A Partner' },
  },
  termsVersion: '2026-11-01',
};

test('a company with all its data has no open placeholders', () => {
  expect(openPlaceholders(filled)).toEqual([]);
});

test('bracketed text, reserved domains and drama numbers are open, by the name of their field', () => {
  const company: Company = {
    ...filled,
    siteUrl: 'https://www.search.example',
    phone: { display: '+44 20 7946 0142', href: 'tel:+442079460142' },
    registration: { ...filled.registration, partners: { CH: '[partner]' } },
  };
  expect(openPlaceholders(company)).toEqual([
    'siteUrl',
    'phone.display',
    'phone.href',
    'registration.partners.CH',
  ]);
});

test('visitors read a neutral phrase where a bracket stands', () => {
  const registration = { ...filled.registration, vatNumber: 'GB [VAT number]' };
  const facts = companyFacts({ ...filled, registration }, 'de-DE');
  expect(facts['company.registration.vatNumber']).toBe('GB (wird vor Veröffentlichung ergänzt)');
});
