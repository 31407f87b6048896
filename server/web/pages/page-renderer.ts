import { pathToFileURL } from 'node:url';
import { catalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { PageLocals } from '#domain/pages/page-locals.ts';
import { PageFailure } from './page-failure.ts';

export type RenderedPage = {
  status: number;
  contentType: string;
  /** Of what is saved as a file. */
  disposition: string | undefined;
  body: Buffer;
};
/** Shows what is published, unless it is given other content. */
export type PageRenderer = (
  address: string,
  locals: PageLocals,
  content?: Catalogue,
) => Promise<RenderedPage>;

/** What site/entry.ts exports. */
type Entry = {
  renderPage(
    address: string,
    locals: PageLocals,
    shown: { catalogue: Catalogue; siteUrl: string | undefined },
  ): Promise<Response>;
};

/** The built site as a function from an address to a page, for the address `siteUrl`. */
export async function loadPageRenderer(entryFile: string, siteUrl?: string): Promise<PageRenderer> {
  const { renderPage } = (await import(pathToFileURL(entryFile).href)) as Entry;
  return async (address, locals, content = catalogue()) => {
    const given = { ...locals };
    const response = await renderPage(address, given, { catalogue: content, siteUrl });
    const { status, headers } = response;
    const { failure } = given;
    if (failure !== undefined || status >= 500) {
      throw new PageFailure(address, failure ?? `Status ${status}`, await response.text());
    }
    const type = headers.get('content-type') ?? 'text/html';
    // Astro names no charset.
    const contentType = type === 'text/html' ? `${type}; charset=utf-8` : type;
    const disposition = headers.get('content-disposition') ?? undefined;
    return { status, contentType, disposition, body: Buffer.from(await response.arrayBuffer()) };
  };
}
