import { openCatalogue } from '../../content/catalogue.server.ts';
import { readBuiltSite } from '../../tools/read-built-site.ts';
import { isOpen } from '../../domain/vacancy/vacancy-state.ts';

const { vacancies } = openCatalogue(process.cwd());
const site = await readBuiltSite();

/**
 * The addresses of the built site's pages, one for each that is answered with status 200. Report
 * documents are no pages of the site and have journeys of their own.
 */
export function builtPages(): string[] {
  return [...site]
    .filter(([, { isPage }]) => isPage)
    .map(([address]) => address)
    .filter((address) => !/\/404$|\/reports\/not-found$|^\/report-documents\//.test(address))
    .filter(oneOfMany)
    .toSorted();
}

/** All vacancy pages share one template: an open one and a closed one are enough. */
function oneOfMany(address: string): boolean {
  if (!/\/vacancies\/./.test(address)) return true;
  return [vacancies.find(isOpen), vacancies.find((vacancy) => !isOpen(vacancy))].some((sample) =>
    address.endsWith(`/${sample?.slug}`),
  );
}
