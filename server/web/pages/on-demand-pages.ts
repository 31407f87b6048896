import { roleFilterOf, textOfFilter } from '#domain/alerts/role-filter.ts';
import {
  askAlertPath,
  briefPath,
  documentPath,
  failurePath,
  filePath,
  manifestPath,
  notFoundPath,
  pagePath,
  planPath,
  reportDocumentPath,
  reportNotFoundPath,
  reportPath,
  robotsPath,
  savedRolesPath,
  securityPolicyPath,
  securityTxtPath,
  sitemapPath,
  socialCardPath,
  vacancyCardsPath,
  vacancyDetailsPath,
  vacancyFeedPath,
  vacancyPath,
  coloursPath,
  faviconPath,
  firmCardPath,
  iconPath,
  jobFeedPath,
} from '#domain/address/paths.ts';
import { viaQuery } from '#domain/address/via.ts';
import { readSavedList, savedListQuery } from '#domain/alerts/saved-roles.ts';
import { countryOf, type Locale } from '#domain/edition/editions.ts';
import { contactQuery, readContactQuery } from '#domain/forms/contact-message.ts';
import { briefQuery, readBriefQuery } from '#domain/hiring-models/brief-prefill.ts';
import { canonicalPlanQuery } from '#domain/hiring-models/plan-query.ts';
import { iconFiles } from '#domain/firm/brand.ts';
import { pageNames, type PageName } from '#domain/pages/page-name.ts';
import { fromQueryString, toQueryString } from '#domain/vacancies/query-string.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Place = { locale: Locale; today: string };

/**
 * The query of an address as the page reads it: in one order, without what the page ignores. The
 * page sees no other, and addresses with the same one share a rendering.
 */
type CanonicalQuery = (query: URLSearchParams, place: Place) => URLSearchParams;

/** What has pages of its own; a page for each exists in every edition. */
export type Shown = {
  slugs: readonly string[];
  reports: readonly string[];
};

type Addresses = (locale: Locale, shown: Shown) => string[];

export type OnDemandPage = {
  /** In one edition. */
  addresses: Addresses;
  /** What only the server asks for, to answer other addresses with it. */
  unlisted: Addresses;
  query: CanonicalQuery;
  cacheControl: string;
};

const none: Addresses = () => [];
const noQuery: CanonicalQuery = () => new URLSearchParams();
const planAnswers: CanonicalQuery = (query, { locale, today }) =>
  canonicalPlanQuery(catalogue().firm, query, { country: countryOf(locale), today });

/** Asked for each time: a cache keeps it, and asks whether it is still right. */
const revalidated: OnDemandPage = {
  addresses: none,
  unlisted: none,
  query: noQuery,
  cacheControl: 'no-cache',
};

/** A cache that visitors share answers with it for a minute. */
const shared: OnDemandPage = {
  ...revalidated,
  cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
};

const named = (name: PageName): Pick<OnDemandPage, 'addresses'> => ({
  addresses: (locale) => [pagePath(catalogue().firm, name, locale)],
});

const downloadsAt =
  (pathOf: typeof documentPath): Addresses =>
  (locale) =>
    catalogue().downloads.map(({ id }) => pathOf(catalogue().firm, id, locale));

/**
 * Each page, by the route that Astro gives it; those that most visitors ask for come first.
 * tools/site-adapter.ts stops the build, and `npm run dev`, when a page is missing here.
 */
export const onDemandPages: Record<string, OnDemandPage> = {
  '/[...edition]': { ...shared, ...named('home') },
  '/[...edition]/vacancies': {
    ...shared,
    ...named('vacancies'),
    query: (query) =>
      new URLSearchParams(toQueryString(fromQueryString(catalogue().firm, String(query)))),
  },
  '/[...edition]/employers': { ...revalidated, ...named('employers') },
  '/[...edition]/contact': {
    ...shared,
    ...named('contact'),
    query: (query) => contactQuery(readContactQuery(catalogue().firm, query)),
  },
  '/[...edition]/candidate-registration': { ...revalidated, ...named('candidate-registration') },
  '/[...edition]/industries': { ...shared, ...named('industries') },
  '/[...edition]/expertise': { ...shared, ...named('expertise') },
  '/[...edition]/about': { ...revalidated, ...named('about') },
  '/[...edition]/employers/plan': {
    ...shared,
    addresses: (locale) => [planPath(catalogue().firm, locale)],
    query: planAnswers,
  },
  '/404': { ...revalidated, unlisted: (locale) => [notFoundPath(catalogue().firm, locale)] },
  '/[...edition]/vacancy-details.json': {
    ...shared,
    addresses: (locale) => [vacancyDetailsPath(catalogue().firm, locale)],
  },
  '/[...edition]/vacancies/[slug]': {
    ...shared,
    addresses: (locale, { slugs }) =>
      slugs.map((slug) => vacancyPath(catalogue().firm, slug, locale)),
  },
  '/[...edition]/industry-intelligence': { ...revalidated, ...named('industry-intelligence') },
  '/[...edition]/reports/[report]': {
    ...revalidated,
    // Older links end in .html.
    addresses: (locale, { reports }) =>
      reports.flatMap((id) => [
        reportPath(catalogue().firm, id, locale),
        `${reportPath(catalogue().firm, id, locale)}.html`,
      ]),
  },
  '/report-documents/[report].html': {
    ...revalidated,
    addresses: (locale, { reports }) =>
      reports.map((id) => reportDocumentPath(catalogue().firm, id, locale)),
  },
  '/[...edition]/employers/brief': {
    ...shared,
    addresses: (locale) => [briefPath(catalogue().firm, locale)],
    query: (query) => briefQuery(readBriefQuery(catalogue().firm, query)),
  },
  '/[...edition]/documents/[document]': {
    ...revalidated,
    addresses: downloadsAt(documentPath),
  },
  '/[...edition]/files/[document]': {
    ...revalidated,
    addresses: downloadsAt(filePath),
  },
  '/[...edition]/cookie-preferences': { ...revalidated, ...named('cookie-preferences') },
  '/[...edition]/privacy-policy': { ...revalidated, ...named('privacy-policy') },
  '/[...edition]/cookie-policy': { ...revalidated, ...named('cookie-policy') },
  '/[...edition]/data-rights': { ...revalidated, ...named('data-rights') },
  '/[...edition]/terms-of-use': { ...revalidated, ...named('terms-of-use') },
  '/[...edition]/company-info': { ...revalidated, ...named('company-info') },
  '/[...edition]/accessibility': { ...revalidated, ...named('accessibility') },
  '/[...edition]/reports/not-found': {
    ...revalidated,
    unlisted: (locale) => [reportNotFoundPath(catalogue().firm, locale)],
  },
  '/[...edition]/failure/[failed]/[code]': {
    ...revalidated,
    unlisted: (locale) => [failurePath(catalogue().firm, 'page', 'unavailable', locale)],
  },
  '/[...edition]/role-alerts': {
    ...shared,
    addresses: (locale) => [askAlertPath(catalogue().firm, locale)],
    query: (query) =>
      new URLSearchParams(textOfFilter(roleFilterOf(catalogue().firm, `?${query}`))),
  },
  '/[...edition]/saved-roles': {
    ...shared,
    addresses: (locale) => [savedRolesPath(catalogue().firm, locale)],
    query: (query) => savedListQuery(readSavedList(query)),
  },
  '/[...edition]/vacancy-cards.json': {
    ...shared,
    addresses: (locale) => [vacancyCardsPath(catalogue().firm, locale)],
  },
  '/[...edition]/vacancies.json': {
    ...shared,
    addresses: (locale) => [vacancyFeedPath(catalogue().firm, 'json', locale)],
  },
  '/[...edition]/vacancies.xml': {
    ...shared,
    addresses: (locale) => [vacancyFeedPath(catalogue().firm, 'xml', locale)],
  },
  '/feeds/jobs.xml': { ...shared, addresses: () => [jobFeedPath()], query: viaQuery },
  '/sitemap.xml': { ...shared, addresses: () => [sitemapPath] },
  '/favicon.ico': { ...revalidated, addresses: () => [faviconPath] },
  '/icons/[icon]': { ...revalidated, addresses: () => iconFiles.map(iconPath) },
  '/brand/colours.css': { ...revalidated, addresses: () => [coloursPath] },
  '/social/firm.jpg': { ...revalidated, addresses: () => [firmCardPath] },
  '/robots.txt': { ...revalidated, addresses: () => [robotsPath] },
  '/site.webmanifest': { ...revalidated, addresses: () => [manifestPath] },
  '/.well-known/security.txt': { ...revalidated, addresses: () => [securityTxtPath] },
  '/security-policy.txt': { ...revalidated, addresses: () => [securityPolicyPath] },
  '/social/[...edition]/[page].jpg': {
    ...revalidated,
    addresses: (locale) => pageNames.map((page) => socialCardPath(catalogue().firm, page, locale)),
  },
  '/social/[...edition]/reports/[report].jpg': {
    ...revalidated,
    addresses: (locale, { reports }) =>
      reports.map((id) => socialCardPath(catalogue().firm, `reports/${id}`, locale)),
  },
  '/social/[...edition]/vacancies/[slug].jpg': {
    ...shared,
    addresses: (locale, { slugs }) =>
      slugs.map((slug) => socialCardPath(catalogue().firm, `vacancies/${slug}`, locale)),
  },
  // Astro shows it in place of a page that throws; it is no answer of its own.
  '/500': revalidated,
  // With what one visitor may see, and never kept.
  '/[...edition]/[kind]/refused': revalidated,
  '/[...edition]/status-page': revalidated,
  '/[...edition]/role-alert-page': revalidated,
};
