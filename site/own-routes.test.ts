import { expect, test } from 'vitest';
import { keepOwnRoutes } from './own-routes.ts';

test.each([
  ['/about', ['root', 'en-GB/', 'en-GB/about', 'routes/not-found']],
  ['/de-ch', ['root', 'de-CH/', 'de-CH/about', 'routes/not-found']],
])('the router at %s knows the pages of that edition and no files', (pathname, kept) => {
  const page = { hasDefaultExport: true };
  const routes = {
    root: page,
    'en-GB/': page,
    'en-GB/about': page,
    'en-GB/vacancies.json': { hasDefaultExport: false },
    'de-CH/': page,
    'de-CH/about': page,
    'de-DE/about': page,
    'routes/not-found': page,
    'routes/sitemap': { hasDefaultExport: false },
  };
  keepOwnRoutes(routes, pathname);
  expect(Object.keys(routes)).toEqual(kept);
});
