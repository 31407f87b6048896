import { expect, test } from 'vitest';
import { pageNames } from '#domain/pages/page-name.ts';
import { locales } from '#domain/edition/editions.ts';
import {
  contactPath,
  localeOf,
  notFoundPath,
  pagePath,
  pathInLocale,
  reportDocumentPath,
  planPath,
  reportPath,
  saveBriefDraftPath,
  savedRolesPath,
  socialCardPath,
  vacancyPath,
} from './paths.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('every page has its address in every locale', () => {
  const table = Object.fromEntries(
    pageNames.map((page) => [
      page,
      locales(catalogue().firm)
        .map((locale) => pagePath(catalogue().firm, page, locale))
        .join(' '),
    ]),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "about": "/about /de/about /de-ch/about /de-at/about",
      "accessibility": "/accessibility /de/accessibility /de-ch/accessibility /de-at/accessibility",
      "candidate-registration": "/candidate-registration /de/candidate-registration /de-ch/candidate-registration /de-at/candidate-registration",
      "company-info": "/company-info /de/company-info /de-ch/company-info /de-at/company-info",
      "contact": "/contact /de/contact /de-ch/contact /de-at/contact",
      "cookie-policy": "/cookie-policy /de/cookie-policy /de-ch/cookie-policy /de-at/cookie-policy",
      "cookie-preferences": "/cookie-preferences /de/cookie-preferences /de-ch/cookie-preferences /de-at/cookie-preferences",
      "data-rights": "/data-rights /de/data-rights /de-ch/data-rights /de-at/data-rights",
      "employers": "/employers /de/employers /de-ch/employers /de-at/employers",
      "expertise": "/expertise /de/expertise /de-ch/expertise /de-at/expertise",
      "home": "/ /de /de-ch /de-at",
      "industries": "/industries /de/industries /de-ch/industries /de-at/industries",
      "industry-intelligence": "/industry-intelligence /de/industry-intelligence /de-ch/industry-intelligence /de-at/industry-intelligence",
      "privacy-policy": "/privacy-policy /de/privacy-policy /de-ch/privacy-policy /de-at/privacy-policy",
      "terms-of-use": "/terms-of-use /de/terms-of-use /de-ch/terms-of-use /de-at/terms-of-use",
      "vacancies": "/vacancies /de/vacancies /de-ch/vacancies /de-at/vacancies",
    }
  `);
});

test('anchors, vacancies, reports and the not-found page follow the locale', () => {
  expect(pagePath(catalogue().firm, 'employers', 'en-GB', 'sprint-intake')).toBe(
    '/employers#sprint-intake',
  );
  expect(contactPath(catalogue().firm, 'de-AT', 'R&D in Graz')).toBe(
    '/de-at/contact?subject=R%26D+in+Graz#contact-message',
  );
  const query = new URLSearchParams({ country: 'CH' });
  expect(planPath(catalogue().firm, 'en-GB')).toBe('/employers/plan');
  expect(planPath(catalogue().firm, 'de-CH', query)).toBe('/de-ch/employers/plan?country=CH');
  expect(saveBriefDraftPath()).toBe('/api/brief-drafts');
  expect(saveBriefDraftPath('token')).toBe('/api/brief-drafts/token');
  const roles = new URLSearchParams({ roles: 'pilot' });
  expect(savedRolesPath(catalogue().firm, 'de-DE', roles)).toBe('/de/saved-roles?roles=pilot');
  expect(savedRolesPath(catalogue().firm, 'en-GB', new URLSearchParams())).toBe('/saved-roles');
  expect(vacancyPath(catalogue().firm, 'pilot', 'de-CH')).toBe('/de-ch/vacancies/pilot');
  expect(reportPath(catalogue().firm, 'outlook', 'en-GB')).toBe('/reports/outlook');
  expect(notFoundPath(catalogue().firm, 'de-DE')).toBe('/de/404');
});

test('every edition has its own document of a report', () => {
  const paths = locales(catalogue().firm).map((locale) =>
    reportDocumentPath(catalogue().firm, 'outlook', locale),
  );
  expect(paths).toEqual([
    '/report-documents/outlook.html',
    '/report-documents/outlook.de.html',
    '/report-documents/outlook.de-ch.html',
    '/report-documents/outlook.de-at.html',
  ]);
});

test('an address tells its locale, and unknown ones are English', () => {
  expect(localeOf(catalogue().firm, '/de-at/about')).toBe('de-AT');
  expect(localeOf(catalogue().firm, '/de')).toBe('de-DE');
  expect(localeOf(catalogue().firm, '/deeptech')).toBe('en-GB');
  expect(localeOf(catalogue().firm, '/')).toBe('en-GB');
});

test('a social card has its address in every locale', () => {
  expect(socialCardPath(catalogue().firm, 'about', 'en-GB')).toBe('/social/about.jpg');
  expect(socialCardPath(catalogue().firm, 'vacancies/pilot', 'de-CH')).toBe(
    '/social/de-ch/vacancies/pilot.jpg',
  );
});

test.each([
  ['/', 'de-DE', '/de'],
  ['/de', 'en-GB', '/'],
  ['/de-ch/', 'de-AT', '/de-at'],
  ['/vacancies/pilot', 'de-CH', '/de-ch/vacancies/pilot'],
  ['/de-at/vacancies/pilot', 'en-GB', '/vacancies/pilot'],
  ['/deeptech', 'de-DE', '/de/deeptech'],
] as const)('%s is in %s at %s', (pathname, locale, other) => {
  expect(pathInLocale(catalogue().firm, pathname, locale)).toBe(other);
});
