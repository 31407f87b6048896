import { locales } from '../domain/edition/editions.ts';
import { localeOf } from '../domain/address/paths.ts';

type Routes = Record<string, { readonly hasDefaultExport: boolean }>;

/**
 * The router prepares every route that it is given before the page reacts. Another edition is
 * always opened as a new document, and files are never shown by the router: it need not know them.
 */
export function keepOwnRoutes(routes: Routes, pathname: string) {
  const others = locales.filter((locale) => locale !== localeOf(pathname));
  for (const [id, { hasDefaultExport }] of Object.entries(routes)) {
    const elsewhere = others.some((locale) => id.startsWith(`${locale}/`));
    if (elsewhere || !hasDefaultExport) delete routes[id];
  }
}
