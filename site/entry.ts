import { AsyncLocalStorage } from 'node:async_hooks';
import { createApp } from 'astro/app/entrypoint';
import { provideCatalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { PageLocals } from '#domain/pages/page-locals.ts';
import { provideSiteUrl } from '#site/seo/structured-data.ts';

/** What each rendering shows: the published content, or the one with a draft in a preview. */
type Shown = {
  catalogue: Catalogue;
  /** The address that the server was started for; else that of the catalogue. */
  siteUrl: string | undefined;
};

const app = createApp({ streaming: false });
const rendering = new AsyncLocalStorage<Shown>();
provideCatalogue(() => shown().catalogue);
provideSiteUrl(() => shown().siteUrl);

/** How the server asks for a page. */
export function renderPage(address: string, locals: PageLocals, shown: Shown): Promise<Response> {
  const request = new Request(new URL(address, 'http://localhost'));
  return rendering.run(shown, () => app.render(request, { locals }));
}

function shown(): Shown {
  const given = rendering.getStore();
  if (!given) throw new Error('Content was read outside of a rendering.');
  return given;
}
