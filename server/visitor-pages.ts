import type { VisitorLocals } from '../domain/page/page-locals.ts';

/** The site's pages as answers to one visitor, as after a form that was sent without script. */
export type VisitorPages = {
  /**
   * Without `locals` the page is the same for everyone and is kept; with them it is rendered and
   * never kept. `source` is the network address that the rendering is counted for.
   */
  renderPage(
    address: string,
    locals: VisitorLocals,
    source: string,
  ): Promise<{ status: number; html: string }>;
  /** The Content-Security-Policy of the site's pages. */
  policy: string;
};
