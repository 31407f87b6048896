import { catalogue } from '../../content/catalogue.server.ts';
import { isLegalPage, pageNames, type PageName } from '../../domain/page/page-name.ts';
import { locales, type Locale } from '../../domain/edition/editions.ts';
import { isOpenOn } from '../../domain/vacancy/is-open-on.ts';
import { pagePath, reportDocumentPath, vacancyPath } from '../../domain/address/paths.ts';
import { absoluteUrl, languageLinks } from '../seo/describe.server.ts';
import {
  closedVacancyWeight,
  openVacancyWeight,
  pageWeights,
  reportWeight,
  sitemapXml,
} from '../seo/sitemap.server.ts';
import { buildDay } from './vacancy-list.server.ts';

export function loader() {
  const { company, reports, vacancies } = catalogue();
  const pages = locales.flatMap((locale) => [
    ...pageNames.map((page) => ({
      ...addresses((other) => pagePath(page, other), locale),
      lastModified: lastModified(page, locale),
      ...pageWeights[page],
    })),
    ...vacancies.map((vacancy) => ({
      ...addresses((other) => vacancyPath(vacancy.slug, other), locale),
      lastModified: vacancy.postedOn,
      ...(isOpenOn(vacancy, buildDay) ? openVacancyWeight : closedVacancyWeight),
    })),
  ]);
  const documents = reports.map(({ id, publishDate }) => ({
    url: absoluteUrl(company, reportDocumentPath(id)),
    lastModified: publishDate,
    ...reportWeight,
  }));
  return new Response(sitemapXml([...pages, ...documents]), {
    headers: { 'Content-Type': 'application/xml' },
  });

  function addresses(pathIn: (locale: Locale) => string, locale: Locale) {
    const urlIn = (other: Locale) => absoluteUrl(company, pathIn(other));
    return { url: urlIn(locale), alternates: languageLinks(urlIn) };
  }
}

function lastModified(page: PageName, locale: Locale): string {
  return isLegalPage(page)
    ? catalogue().legalText(page, locale).effectiveOn
    : catalogue().page(page, locale).updatedOn;
}
