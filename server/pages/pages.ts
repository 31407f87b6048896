import type { VisitorPages } from '../visitor-pages.ts';
import { createPageCache, plainBody, type CachedPage } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { createRenderGate } from './render-gate.ts';
import type { Site } from './site.ts';

const MiB = 1024 * 1024;

/** Of their own, so that a flood of queries evicts no page without one. */
const maxQueryBytes = 8 * MiB;

/**
 * Everything that is rendered. Pages without a query are few and kept. All others are rendered one
 * after the other, and a bounded number of them waits.
 */
export type Pages = VisitorPages & {
  kept(address: string): Promise<CachedPage>;
  /** `admit` may refuse before a page is rendered; it is not asked for one that is kept. */
  withQuery(address: string, visitor: string, admit: () => Promise<void>): Promise<CachedPage>;
};

export function createPages(site: Site, source: PageSource): Pages {
  const cache = createPageCache(site.render, source, { recompress: true });
  const queries = createPageCache(site.render, source, { maxBytes: maxQueryBytes });
  const gate = createRenderGate();
  return {
    policy: site.policy,
    kept: (address) => cache.get(address),
    withQuery: (address, visitor, admit) =>
      queries.get(address, async (render) => {
        await admit();
        return gate(visitor, render);
      }),
    renderPage: async (address, locals, visitor) => {
      if (Object.keys(locals).length === 0) {
        const page = await cache.get(address);
        return { status: page.status, html: (await plainBody(page)).toString('utf8') };
      }
      const all = { ...source.locals(), ...locals };
      const { status, body } = await gate(visitor, () => site.render(address, all));
      return { status, html: body.toString('utf8') };
    },
  };
}
