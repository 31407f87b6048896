import { catalogue } from '../../content/catalogue.server.ts';
import type { PageName } from '../../domain/page/page-name.ts';
import type { PageMeta } from '../../domain/page/page.ts';
import type { CopyPageName } from '../../domain/page/pages.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { messagesFor } from '../../messages/messages.ts';
import { localeOf, pagePath } from '../../domain/address/paths.ts';
import { describe } from '../seo/describe.server.ts';
import { breadcrumbs, employmentAgency } from '../seo/structured-data.server.ts';
import { cardImage, pageCard } from './social-cards.server.ts';

/** What the loader of a page of copy begins with: its locale, its words and its description. */
export function pageCopy<Name extends CopyPageName>(name: Name, url: URL) {
  const locale = localeOf(url.pathname);
  const copy = catalogue().page(name, locale);
  return { locale, copy, meta: describePage(name, locale, copy.meta) };
}

/** A page that the specification keeps out of search results. */
const unlisted: readonly PageName[] = [
  'privacy-policy',
  'cookie-policy',
  'data-rights',
  'terms-of-use',
  'cookie-preferences',
];

export function describePage(
  page: PageName,
  locale: Locale,
  meta: PageMeta,
  structuredData: object[] = [],
) {
  const { company } = catalogue();
  const home = { name: messagesFor(locale).navigation.home, path: pagePath('home', locale) };
  const here = { name: meta.title, path: pagePath(page, locale) };
  return describe({
    company,
    meta,
    locale,
    pathIn: (other) => pagePath(page, other),
    index: !unlisted.includes(page),
    card: cardImage(page, pageCard(page, locale), locale),
    structuredData: [
      employmentAgency(company),
      ...(page === 'home' ? [] : [breadcrumbs(company, [home, here])]),
      ...structuredData,
    ],
  });
}
