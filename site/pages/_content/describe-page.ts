import { catalogue } from '#content/catalogue.server.ts';
import type { PageName } from '#domain/pages/page-name.ts';
import type { PageMeta } from '#domain/pages/page.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { describe, type Head } from '#site/seo/describe.ts';
import { breadcrumbs, employmentAgency } from '#site/seo/structured-data.ts';
import { cardImage, pageCard } from './social-cards.ts';
import { wordsFor } from './words.ts';

/** Which pages search engines may list, as the specification says. */
const listed: Record<PageName, boolean> = {
  home: true,
  about: true,
  industries: true,
  expertise: true,
  employers: true,
  vacancies: true,
  'industry-intelligence': true,
  'candidate-registration': true,
  contact: true,
  'privacy-policy': false,
  'cookie-policy': false,
  'data-rights': false,
  'terms-of-use': false,
  'company-info': true,
  accessibility: true,
  'cookie-preferences': false,
};

/** The head of a page that stands in the navigation or the footer. */
export function describePage(
  page: PageName,
  locale: Locale,
  meta: PageMeta,
  structuredData: object[] = [],
): Head {
  const { company } = catalogue();
  const home = {
    name: wordsFor(locale).navigation.home,
    path: pagePath(catalogue().firm, 'home', locale),
  };
  const here = { name: meta.title, path: pagePath(catalogue().firm, page, locale) };
  return describe(catalogue().firm, {
    company,
    meta,
    locale,
    pathIn: (other) => pagePath(catalogue().firm, page, other),
    index: listed[page],
    card: cardImage(page, pageCard(page, locale), locale),
    structuredData: [
      employmentAgency(company),
      ...(page === 'home' ? [] : [breadcrumbs(company, [home, here])]),
      ...structuredData,
    ],
  });
}

/** The head of a page that only the holder of its link may see: it names nothing and nobody. */
export function describePrivate(title: string): Head {
  return {
    title: `${title} | ${catalogue().company.name}`,
    metas: [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
    links: [],
    structuredData: [],
  };
}

/** The head of a page without a name of its own: kept out of search results, below the home page. */
export function describeOther(
  meta: PageMeta,
  locale: Locale,
  pathIn: (locale: Locale) => string,
  card?: { path: string; alt: string },
): Head {
  const { company } = catalogue();
  const home = {
    name: wordsFor(locale).navigation.home,
    path: pagePath(catalogue().firm, 'home', locale),
  };
  return describe(catalogue().firm, {
    company,
    meta,
    locale,
    pathIn,
    index: false,
    card,
    structuredData: [
      employmentAgency(company),
      breadcrumbs(company, [home, { name: meta.title, path: pathIn(locale) }]),
    ],
  });
}
