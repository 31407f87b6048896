import { isForEverybody } from '#domain/pages/page-locals.ts';
import type { Clock } from '#server/base/clock.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';
import { createPageCache, plainBody, type CachedPage } from './page-cache.ts';
import { PageFailure } from './page-failure.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';
import { createRenderGate } from './render-gate.ts';
import type { Site } from './site.ts';

const MiB = 1024 * 1024;

/** Of their own, so that a flood of queries evicts no page without one. */
const maxQueryBytes = 8 * MiB;

/**
 * Everything that is rendered. Pages without a query are few and kept. All others go through the
 * gate, which counts them by the visitor's network.
 */
export type Pages = VisitorPages & {
  kept(address: string): Promise<CachedPage>;
  /** What is kept does not count. */
  withQuery(address: string, visitor: string): Promise<CachedPage>;
  /** What could not be rendered when it was last asked for, from what is published now. */
  failing(): FailingPage[];
};

export type FailingPage = { address: string; reason: string };

export function createPages(site: Site, source: PageSource, clock: Clock): Pages {
  const { render, failing } = watchFailures(site.render, source);
  const cache = createPageCache(render, source, { recompress: true });
  const queries = createPageCache(render, source, { maxBytes: maxQueryBytes });
  const gate = createRenderGate(clock);
  return {
    policy: site.policy,
    failing,
    kept: (address) => cache.get(address),
    withQuery: (address, visitor) =>
      queries.get(address, {
        bounded: (render) => gate({ rendering: 'query', address: visitor }, render),
      }),
    renderPage: async (address, locals, visitor) => {
      if (isForEverybody(locals)) {
        const page = await cache.get(address, { shown: locals });
        return { status: page.status, html: (await plainBody(page)).toString('utf8') };
      }
      const all = { ...source.locals(), ...locals };
      const { status, body } = await gate({ rendering: 'private', address: visitor }, () =>
        render(address, all),
      );
      return { status, html: body.toString('utf8') };
    },
  };
}

/** Forgets a page that is rendered again, and all of them with what they were rendered from. */
function watchFailures(render: PageRenderer, source: PageSource) {
  const reasons = new Map<string, string>();
  let version = '';
  const current = () => {
    if (version !== source.version()) reasons.clear();
    version = source.version();
    return reasons;
  };
  const watched: PageRenderer = async (address, ...shown) => {
    try {
      const page = await render(address, ...shown);
      current().delete(address.split('?')[0]!);
      return page;
    } catch (error) {
      if (error instanceof PageFailure) current().set(error.address, error.message);
      throw error;
    }
  };
  return {
    render: watched,
    failing: () => [...current()].map(([address, reason]) => ({ address, reason })),
  };
}
