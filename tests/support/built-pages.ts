import { loadPages } from '../../intake/pages/page-store.ts';

/**
 * The addresses of the built site's pages, one for each that is answered with status 200. Report
 * documents are no pages of the site and have journeys of their own.
 */
export function builtPages(): string[] {
  return [...loadPages('build/client')]
    .filter(([, file]) => file.headers['content-type']?.startsWith('text/html'))
    .map(([address]) => address)
    .filter((address) => !/\/404$|\/reports\/not-found$|^\/report-documents\//.test(address))
    .toSorted();
}
