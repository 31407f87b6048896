import { AsyncLocalStorage } from 'node:async_hooks';
import { createApp } from 'astro/app/entrypoint';
import { provideCatalogue, type Catalogue } from '../content/catalogue.server.ts';
import type { PageLocals } from '../domain/page/page-locals.ts';

const app = createApp({ streaming: false });

/** What each rendering shows: the published content, or the one with a draft in a preview. */
const shown = new AsyncLocalStorage<Catalogue>();
provideCatalogue(() => {
  const catalogue = shown.getStore();
  if (!catalogue) throw new Error('The catalogue was read outside of a rendering.');
  return catalogue;
});

/** How the server asks for a page. */
export function renderPage(
  address: string,
  locals: PageLocals,
  catalogue: Catalogue,
): Promise<Response> {
  const request = new Request(new URL(address, 'http://localhost'));
  return shown.run(catalogue, () => app.render(request, { locals }));
}
