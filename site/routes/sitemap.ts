import { catalogue } from '../../content/catalogue.server.ts';
import { isLegalPage, pageNames, type PageName } from '../../domain/document/page-name.ts';
import { publishedLocales, type Locale } from '../../domain/locale/locale.ts';
import { pagePath, vacancyPath } from '../paths.ts';
import { absoluteUrl } from '../seo/describe.server.ts';
import { pageWeights, sitemapXml, vacancyWeight } from '../seo/sitemap.server.ts';
import { openVacancies } from './vacancy-list.server.ts';

export function loader() {
  const { company } = catalogue();
  const entries = publishedLocales.flatMap((locale) => [
    ...pageNames.map((page) => ({
      url: absoluteUrl(company, pagePath(page, locale)),
      lastModified: lastModified(page, locale),
      ...pageWeights[page],
    })),
    // Closed vacancies keep their page but leave the index, so they are not listed.
    ...openVacancies().map(({ slug, postedOn }) => ({
      url: absoluteUrl(company, vacancyPath(slug, locale)),
      lastModified: postedOn,
      ...vacancyWeight,
    })),
  ]);
  return new Response(sitemapXml(entries), { headers: { 'Content-Type': 'application/xml' } });
}

function lastModified(page: PageName, locale: Locale): string {
  return isLegalPage(page)
    ? catalogue().legalText(page, locale).effectiveOn
    : catalogue().page(page, locale).updatedOn;
}
