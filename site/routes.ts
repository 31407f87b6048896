import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { isLegalPage, pageNames } from '../domain/page/page-name.ts';
import { editionOf, locales, type Locale } from '../domain/edition/editions.ts';
import {
  manifestPath,
  pageSegments,
  robotsPath,
  securityPolicyPath,
  securityTxtPath,
  sitemapPath,
} from '../domain/address/paths.ts';

/** Every address of the site. A page's module is named after the page; legal texts share one. */
export default [
  ...locales.flatMap(localRoutes),
  route('/report-documents/*', 'routes/report-document.ts'),
  route(sitemapPath, 'routes/sitemap.ts'),
  route(robotsPath, 'routes/robots.ts'),
  route(manifestPath, 'routes/manifest.ts'),
  route(securityTxtPath, 'routes/security-txt.ts'),
  route(securityPolicyPath, 'routes/security-policy.ts'),
  ...(import.meta.env.DEV ? [route('/_gallery', 'routes/gallery.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

function localRoutes(locale: Locale): RouteConfigEntry[] {
  const at = (path: string, file: string) =>
    route([editionOf(locale).prefix, path].filter(Boolean).join('/'), file, {
      id: `${locale}/${path}`,
    });
  return [
    ...pageNames.map((name) => {
      const file = isLegalPage(name) ? 'routes/legal.tsx' : `routes/${name}.tsx`;
      return name === 'home' && editionOf(locale).prefix === ''
        ? index(file, { id: `${locale}/` })
        : at(pageSegments[name], file);
    }),
    at('vacancies/:slug', 'routes/vacancy.tsx'),
    at('vacancies.json', 'routes/vacancy-feed-json.ts'),
    at('vacancies.xml', 'routes/vacancy-feed-rss.ts'),
    at('vacancy-details.json', 'routes/vacancy-details.ts'),
    at('reports/*', 'routes/report.tsx'),
    at('documents/:documentId', 'routes/document.tsx'),
    at('files/:documentId', 'routes/document.tsx'),
  ];
}
