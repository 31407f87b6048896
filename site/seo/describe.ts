import { firmCardPath } from '#domain/address/paths.ts';
import type { Company } from '#domain/firm/company.ts';
import type { PageMeta } from '#domain/pages/page.ts';
import { absoluteUrl } from './structured-data.ts';
import { defaultLocale, locales, type Locale } from '#domain/edition/editions.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

export type Description = {
  company: Company;
  meta: PageMeta;
  /** A title of fewer words, for when the whole one is longer than search engines show. */
  shortTitle?: string;
  locale: Locale;
  /** The page's path in any locale; canonical and alternate links are made from it. */
  pathIn: (locale: Locale) => string;
  index?: boolean;
  /** The picture of link previews, 1200 by 630; the firm's own unless the page has one. */
  card?: { path: string; alt: string };
  structuredData?: object[];
};

/** The content of a page's head. */
export type Head = {
  title: string;
  metas: ({ name: string; content: string } | { property: string; content: string })[];
  links: { rel: string; href: string; hreflang?: string; type?: string; title?: string }[];
  /** JSON-LD, one object a script. */
  structuredData: object[];
};

/** Everything that a page says of itself to search engines and link previews. */
export function describe(
  firm: FirmEditions,
  {
    company,
    meta,
    shortTitle = meta.title,
    locale,
    pathIn,
    index = true,
    card = { path: firmCardPath, alt: company.name },
    structuredData = [],
  }: Description,
): Head {
  const url = (path: string) => absoluteUrl(company, path);
  const title = fittingTitle([`${meta.title} | ${company.name}`, meta.title, shortTitle]);
  const description = fittingSentences(meta.description);
  const canonical = url(pathIn(locale));
  const image = url(card.path);
  return {
    title,
    metas: [
      { name: 'description', content: description },
      { name: 'keywords', content: meta.keywords.join(', ') },
      { name: 'robots', content: index ? 'index, follow' : 'noindex, follow' },
      { name: 'language', content: locale },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: company.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: locale.replace('-', '_') },
      ...locales(firm)
        .filter((other) => other !== locale)
        .map((other) => ({ property: 'og:locale:alternate', content: other.replace('-', '_') })),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: card.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: card.alt },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...languageLinks(firm, (other) => url(pathIn(other))).map(({ language, url: href }) => ({
        rel: 'alternate',
        hreflang: language,
        href,
      })),
    ],
    structuredData: structuredData.map((data) => ({ '@context': 'https://schema.org', ...data })),
  };
}

/** What search results show before they cut. */
const mostOfTitle = 65;
const mostOfDescription = 165;

/** The first that fits, in the order of preference; the last is cut if none does. */
function fittingTitle(titles: string[]): string {
  const fitting = titles.find(({ length }) => length <= mostOfTitle);
  const cut = titles.at(-1)!.slice(0, mostOfTitle);
  return fitting ?? `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** As many sentences from the beginning as fit, at least one. */
function fittingSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?]) /);
  while (sentences.length > 1 && sentences.join(' ').length > mostOfDescription) sentences.pop();
  return sentences.join(' ');
}

/** The address in each locale, and x-default for everyone else. */
export function languageLinks(
  firm: FirmEditions,
  urlIn: (locale: Locale) => string,
): { language: string; url: string }[] {
  return [
    ...locales(firm).map((locale) => ({ language: locale.toLowerCase(), url: urlIn(locale) })),
    { language: 'x-default', url: urlIn(defaultLocale(firm)) },
  ];
}
