import type { Catalogue } from '#content/catalogue.server.ts';
import type { PageLocals, VisitorLocals } from '#domain/pages/page-locals.ts';

/** The site's pages as answers to one visitor, as after a form that was sent without script. */
export type VisitorPages = {
  /**
   * What says the same to everybody is rendered once and kept; what is one visitor's is rendered
   * each time, never kept, and counted for the network of `source`, the visitor's address.
   */
  renderPage(
    address: string,
    locals: VisitorLocals,
    source: string,
  ): Promise<{ status: number; html: string }>;
  /** The Content-Security-Policy of the site's pages. */
  policy: string;
};

type RenderedPage = {
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
