import { catalogue } from '../../content/catalogue.server.ts';
import { isLegalPage, pageNames, type PageName } from '../../domain/document/page-name.ts';
import { publishedLocales, type Locale } from '../../domain/locale/locale.ts';
import { isOpenOn } from '../../domain/vacancy/is-open-on.ts';
import { pagePath, reportDocumentPath, vacancyPath } from '../paths.ts';
import { absoluteUrl } from '../seo/describe.server.ts';
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
  const pages = publishedLocales.flatMap((locale) => [
    ...pageNames.map((page) => ({
      url: absoluteUrl(company, pagePath(page, locale)),
      lastModified: lastModified(page, locale),
      ...pageWeights[page],
    })),
    ...vacancies.map((vacancy) => ({
      url: absoluteUrl(company, vacancyPath(vacancy.slug, locale)),
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
}

function lastModified(page: PageName, locale: Locale): string {
  return isLegalPage(page)
    ? catalogue().legalText(page, locale).effectiveOn
    : catalogue().page(page, locale).updatedOn;
}
