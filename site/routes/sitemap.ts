import { catalogue } from '../../content/catalogue.server.ts';
import { isLegalPage, pageNames, type PageName } from '../../domain/document/page-name.ts';
import { publishedLocales, type Locale } from '../../domain/locale/locale.ts';
import { pagePath, reportDocumentPath } from '../paths.ts';
import { absoluteUrl } from '../seo/describe.server.ts';
import { pageWeights, reportWeight, sitemapXml } from '../seo/sitemap.server.ts';

export function loader() {
  const { company, reports } = catalogue();
  const entries = publishedLocales.flatMap((locale) =>
    pageNames.map((page) => ({
      url: absoluteUrl(company, pagePath(page, locale)),
      lastModified: lastModified(page, locale),
      ...pageWeights[page],
    })),
  );
  const documents = reports.map(({ id, publishDate }) => ({
    url: absoluteUrl(company, reportDocumentPath(id)),
    lastModified: publishDate,
    ...reportWeight,
  }));
  return new Response(sitemapXml([...entries, ...documents]), {
    headers: { 'Content-Type': 'application/xml' },
  });
}

function lastModified(page: PageName, locale: Locale): string {
  return isLegalPage(page)
    ? catalogue().legalText(page, locale).effectiveOn
    : catalogue().page(page, locale).updatedOn;
}
