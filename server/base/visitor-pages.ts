import { catalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { PageLocals, VisitorLocals } from '#domain/pages/page-locals.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { defaultLocale, languageOf, type Locale, locales } from '#domain/edition/editions.ts';

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

/** For a page without a submission that names its edition: what the browser prefers. */
export function preferredLocale(headers: IncomingHttpHeaders): Locale {
  // Exact tags first, then languages: `de` alone means the first German edition.
  const asked = (headers['accept-language'] ?? '').toLowerCase();
  const names = locales(catalogue().firm).flatMap((locale) => [
    locale.toLowerCase(),
    languageOf(locale),
  ]);
  const name = negotiate(asked, names);
  return (
    locales(catalogue().firm).find(
      (locale) => locale.toLowerCase() === name || languageOf(locale) === name,
    ) ?? defaultLocale(catalogue().firm)
  );
}
