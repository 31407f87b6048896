import { catalogue } from '#content/catalogue.server.ts';
import type { PageName } from '#domain/pages/page-name.ts';
import type { PageMeta } from '#domain/pages/page.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath, vacancyPath } from '#domain/address/paths.ts';
import { describe, type Head } from '#site/seo/describe.ts';
import { breadcrumbs, employmentAgency } from '#site/seo/structured-data.ts';
import { cardImage, pageCard, vacancyCard } from './social-cards.ts';
import { wordsFor } from './words.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';

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

/** A closed vacancy keeps its page for those who have its address, but leaves the index. */
export function describeVacancy(vacancy: VacancySummary, locale: Locale, structuredData: object[]) {
  const { company } = catalogue();
  const { navigation, vacancies: words } = wordsFor(locale);
  const { slug, title, salary, reference, skills, closed } = vacancy;
  const location = words.options[vacancy.location] ?? vacancy.location;
  const remote = catalogue().firm.places.find(({ id }) => id === vacancy.location)?.is === 'remote';
  const sentence = remote ? words.page.remoteDescription : words.page.description;
  return describe(catalogue().firm, {
    company,
    meta: {
      title: `${title}, ${location}`,
      description: fillIn(sentence, { title, location, salary, reference }),
      keywords: skills.slice(0, 8),
    },
    shortTitle: title,
    locale,
    pathIn: (other) => vacancyPath(catalogue().firm, slug, other),
    index: !closed,
    card: cardImage(`vacancies/${slug}`, vacancyCard(vacancy, locale), locale),
    structuredData: [
      employmentAgency(company),
      breadcrumbs(company, [
        { name: navigation.home, path: pagePath(catalogue().firm, 'home', locale) },
        { name: navigation.vacancies, path: pagePath(catalogue().firm, 'vacancies', locale) },
        { name: title, path: vacancyPath(catalogue().firm, slug, locale) },
      ]),
      ...structuredData,
    ],
  });
}
