import { AsyncLocalStorage } from 'node:async_hooks';
import { createApp } from 'astro/app/entrypoint';
import { renderWith, type Catalogue } from '#content/catalogue.server.ts';
import type { PageLocals } from '#domain/pages/page-locals.ts';
import { provideSiteUrl } from '#site/seo/structured-data.ts';

type Shown = {
  catalogue: Catalogue;
  /** The address that the server was started for; else that of the catalogue. */
  siteUrl: string | undefined;
};

const app = createApp({ streaming: false });
const siteUrls = new AsyncLocalStorage<string | undefined>();
provideSiteUrl(() => siteUrls.getStore());

/** How the server asks for a page. */
export function renderPage(
  address: string,
  locals: PageLocals,
  { catalogue, siteUrl }: Shown,
): Promise<Response> {
  const request = new Request(new URL(address, 'http://localhost'));
  return siteUrls.run(siteUrl, () => renderWith(catalogue, () => app.render(request, { locals })));
}
