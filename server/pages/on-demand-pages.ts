import {
  briefPath,
  pagePath,
  planCalendarPath,
  planPath,
  sitemapPath,
  socialCardPath,
  talentPackPath,
  vacancyCardsPath,
  vacancyDetailsPath,
  vacancyFeedPath,
  vacancyPath,
} from '../../domain/address/paths.ts';
import { countryOf, type Locale } from '../../domain/edition/editions.ts';
import { contactQuery, readContactQuery } from '../../domain/forms/contact-prefill.ts';
import { briefQuery, readBriefQuery } from '../../domain/hiring-model/brief-prefill.ts';
import { canonicalPlanQuery } from '../../domain/hiring-model/plan-query.ts';
import { fromQueryString, toQueryString } from '../../domain/vacancy/query-string.ts';

type Place = { locale: Locale; today: string };

/**
 * The query of an address as the page reads it: in one order, without what the page ignores. The
 * page sees no other, and addresses with the same one share a rendering.
 */
type CanonicalQuery = (query: URLSearchParams, place: Place) => URLSearchParams;

export type OnDemandPage = {
  /** In one edition; `slugs` are those of the vacancies. */
  addresses(locale: Locale, slugs: readonly string[]): string[];
  query: CanonicalQuery;
};

const noQuery: CanonicalQuery = () => new URLSearchParams();
const planAnswers: CanonicalQuery = (query, { locale, today }) =>
  canonicalPlanQuery(query, { country: countryOf(locale), today });

/** Rendered for a route of the server, and no address of its own. */
const withoutAddress: OnDemandPage = { addresses: () => [], query: noQuery };

/**
 * Each page with `prerender = false`, by the route that Astro gives it. tools/site-adapter.ts stops
 * the build, and `npm run dev`, when a page is missing here.
 */
export const onDemandPages: Record<string, OnDemandPage> = {
  '/[...edition]': { addresses: (locale) => [pagePath('home', locale)], query: noQuery },
  '/[...edition]/vacancies': {
    addresses: (locale) => [pagePath('vacancies', locale)],
    query: (query) => new URLSearchParams(toQueryString(fromQueryString(String(query)))),
  },
  '/[...edition]/vacancies/[slug]': {
    addresses: (locale, slugs) => slugs.map((slug) => vacancyPath(slug, locale)),
    query: noQuery,
  },
  '/social/[...edition]/vacancies/[slug].jpg': {
    addresses: (locale, slugs) => slugs.map((slug) => socialCardPath(`vacancies/${slug}`, locale)),
    query: noQuery,
  },
  '/[...edition]/vacancies.json': {
    addresses: (locale) => [vacancyFeedPath('json', locale)],
    query: noQuery,
  },
  '/[...edition]/vacancies.xml': {
    addresses: (locale) => [vacancyFeedPath('xml', locale)],
    query: noQuery,
  },
  '/[...edition]/vacancy-cards.json': {
    addresses: (locale) => [vacancyCardsPath(locale)],
    query: noQuery,
  },
  '/[...edition]/vacancy-details.json': {
    addresses: (locale) => [vacancyDetailsPath(locale)],
    query: noQuery,
  },
  '/[...edition]/industries': {
    addresses: (locale) => [pagePath('industries', locale)],
    query: noQuery,
  },
  '/[...edition]/expertise': {
    addresses: (locale) => [pagePath('expertise', locale)],
    query: noQuery,
  },
  '/[...edition]/contact': {
    addresses: (locale) => [pagePath('contact', locale)],
    query: (query) => contactQuery(readContactQuery(query)),
  },
  '/[...edition]/employers/plan': {
    addresses: (locale) => [planPath(locale)],
    query: planAnswers,
  },
  '/[...edition]/employers/plan.ics': {
    addresses: (locale) => [planCalendarPath(locale)],
    query: planAnswers,
  },
  '/[...edition]/employers/brief': {
    addresses: (locale) => [briefPath(locale)],
    query: (query) => briefQuery(readBriefQuery(query)),
  },
  '/downloads/[pack].pdf': {
    addresses: (locale) => [talentPackPath(locale)],
    query: noQuery,
  },
  '/sitemap.xml': { addresses: () => [sitemapPath], query: noQuery },
  '/[...edition]/refused/[kind]': withoutAddress,
  '/[...edition]/failure/[failed]/[code]': withoutAddress,
  '/[...edition]/status-page': withoutAddress,
};
