import path from 'node:path';
import { catalogue } from '#content/catalogue.server.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { listRenderedAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { loadPageRenderer, shownOf } from '#server/web/pages/page-renderer.ts';

/** The HTML of every page; of the vacancies, the first one's. */
export async function renderOnDemandPages(build: string): Promise<string[]> {
  const render = await loadPageRenderer(path.join(build, 'server/entry.mjs'));
  const { vacancies } = catalogue();
  const addresses = listRenderedAddresses(shownOf(vacancies.slice(0, 1)));
  const pages: string[] = [];
  for (const address of addresses.filter((one) => ['', '.html'].includes(path.extname(one)))) {
    const { contentType, body } = await render(address, { vacancies, today: isoDay(Date.now()) });
    if (contentType.startsWith('text/html')) pages.push(body.toString('utf8'));
  }
  return pages;
}
