import path from 'node:path';
import { catalogue } from '../content/catalogue.server.ts';
import { isoDay } from '../domain/working-time/iso-day.ts';
import { listOnDemandAddresses } from '../server/pages/on-demand-addresses.ts';
import { loadPageRenderer } from '../server/pages/page-renderer.ts';

/** The HTML of every page that the server renders on demand; of the vacancies, the first one's. */
export async function renderOnDemandPages(build: string): Promise<string[]> {
  const render = await loadPageRenderer(path.join(build, 'server/entry.mjs'));
  const { vacancies } = catalogue();
  const pages: string[] = [];
  for (const address of listOnDemandAddresses(vacancies.slice(0, 1))) {
    const { status, contentType, body } = await render(address, {
      vacancies,
      today: isoDay(Date.now()),
    });
    // 404 is the answer of a calendar without a plan.
    if (status === 200 && contentType.startsWith('text/html')) pages.push(body.toString('utf8'));
  }
  return pages;
}
