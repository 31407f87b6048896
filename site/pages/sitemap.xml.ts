import type { APIRoute } from 'astro';
import { catalogue } from '#content/catalogue.server.ts';
import { pagePath, planPath, reportDocumentPath, vacancyPath } from '#domain/address/paths.ts';
import { defaultLocale, locales, type Locale } from '#domain/edition/editions.ts';
import { isLegalPage, pageNames, type PageName } from '#domain/pages/page-name.ts';
import { languageLinks } from '#site/seo/describe.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { openVacancyWeight, pageWeights, reportWeight, sitemapXml } from '#site/seo/sitemap.ts';
import { lastChanged, vacancyList } from './_content/vacancy-list.ts';

export const GET: APIRoute = ({ locals }) => {
  const { company, firm, reports } = catalogue();
  const { open } = vacancyList(locals, defaultLocale(firm));
  const pages = locales(firm).flatMap((locale) => [
    ...pageNames.map((page) => ({
      ...addresses((other) => pagePath(firm, page, other), locale),
      lastModified: lastModified(page, locale),
      ...pageWeights[page],
    })),
    {
      ...addresses((other) => planPath(firm, other), locale),
      lastModified: lastModified('employers', locale),
      ...pageWeights.employers,
    },
    ...open.map((vacancy) => ({
      ...addresses((other) => vacancyPath(firm, vacancy.slug, other), locale),
      lastModified: lastChanged(vacancy),
      ...openVacancyWeight,
    })),
  ]);
  const documents = reports.flatMap(({ id, publishDate }) =>
    locales(firm).map((locale) => ({
      url: absoluteUrl(company, reportDocumentPath(firm, id, locale)),
      lastModified: publishDate,
      ...reportWeight,
    })),
  );
  return new Response(sitemapXml([...pages, ...documents]), {
    headers: { 'content-type': 'application/xml' },
  });

  function addresses(pathIn: (locale: Locale) => string, locale: Locale) {
    const urlIn = (other: Locale) => absoluteUrl(company, pathIn(other));
    return { url: urlIn(locale), alternates: languageLinks(firm, urlIn) };
  }
};

function lastModified(page: PageName, locale: Locale): string {
  return isLegalPage(page)
    ? catalogue().legalText(page, locale).effectiveOn
    : catalogue().page(page, locale).updatedOn;
}
