import type { Config } from '@react-router/dev/config';
import { catalogue } from './content/catalogue.server.ts';
import { pageNames } from './domain/page/page-name.ts';
import { locales } from './domain/edition/editions.ts';
import {
  documentPath,
  filePath,
  manifestPath,
  notFoundPath,
  pagePath,
  reportDocumentPath,
  reportNotFoundPath,
  reportPath,
  robotsPath,
  securityPolicyPath,
  securityTxtPath,
  sitemapPath,
  vacancyDetailsPath,
  vacancyFeedPath,
  vacancyPath,
} from './domain/address/paths.ts';
import { finishBuild } from './tools/finish-build.ts';

export default {
  appDirectory: 'site',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: everyAddress(), concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;

function everyAddress(): string[] {
  const { documents, reports, vacancies } = catalogue();
  const local = locales.flatMap((locale) => [
    ...pageNames.map((page) => pagePath(page, locale)),
    ...vacancies.map(({ slug }) => vacancyPath(slug, locale)),
    vacancyFeedPath('json', locale),
    vacancyFeedPath('xml', locale),
    vacancyDetailsPath(locale),
    ...reports.flatMap(({ id }) => [reportPath(id, locale), `${reportPath(id, locale)}.html`]),
    ...Object.keys(documents).flatMap((id) => [documentPath(id, locale), filePath(id, locale)]),
    reportNotFoundPath(locale),
    notFoundPath(locale),
  ]);
  const reportDocuments = reports.map(({ id }) => reportDocumentPath(id));
  return [
    ...local,
    ...reportDocuments,
    sitemapPath,
    robotsPath,
    manifestPath,
    securityTxtPath,
    securityPolicyPath,
  ];
}
