import path from 'node:path';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import { listOnDemandAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { shownOf } from '#server/web/pages/page-renderer.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';

const { vacancies } = sampleContent();

/**
 * The addresses of the site's pages, one for each that is answered with status 200. Report
 * documents are no pages of the site and have journeys of their own; loaders also answer at .html.
 */
export function builtPages(): string[] {
  return (
    listOnDemandAddresses(shownOf(vacancies))
      // Feeds and cards are named with an extension.
      .filter((address) => !path.extname(address))
      .filter(oneOfMany)
      .toSorted()
  );
}

/** All vacancy pages share one template: an open one and a closed one are enough. */
function oneOfMany(address: string): boolean {
  if (!/\/vacancies\/./.test(address)) return true;
  return [vacancies.find(isOpen), vacancies.find((vacancy) => !isOpen(vacancy))].some((sample) =>
    address.endsWith(`/${sample?.slug}`),
  );
}
