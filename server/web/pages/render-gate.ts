import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#server/base/clock.ts';
import { createBudget, networkOf, refusalOfSpend, siteOf } from '#server/base/limits.ts';
import { Refusal } from '#server/base/refusal.ts';

/**
 * A page with a query, one that only its visitor may see, or one that is kept: none takes places of
 * another.
 */
const renderings = ['query', 'private', 'kept'] as const;
export type Rendering = (typeof renderings)[number];

/** `address` is the visitor's network address, for whose network the rendering is counted. */
type RenderGate = <Result>(
  asked: { rendering: Rendering; address: string },
  render: () => Promise<Result>,
) => Promise<Result>;

type Waiting = { start: () => void; refuse: (refusal: Refusal) => void };
/** Who waits, by site and network. The site whose turn it is comes first, and of it the network. */
type Line = Map<string, Map<string, Waiting[]>>;

type GateLimits = {
  /** Networks that may wait. */
  networks?: number;
  /** Renderings of one network that may wait. */
  ofOneNetwork?: number;
  /** Renderings of one network. */
  perMinute?: number;
};

/**
 * Renders one page after the other, so that a flood of pages that cannot be kept, or that a
 * publication has changed, delays other answers by one rendering and not by all of them. The three
 * kinds take turns, among each of them the sites do, and among these their networks, so that a visitor
 * waits for one rendering of each other site, however many networks it has. Beyond the limits, which
 * queries and private pages have of their own, somebody is refused at once: of the site of which most
 * networks wait. For a page that is kept nobody is refused.
 */
export function createRenderGate(
  clock: Pick<Clock, 'now'>,
  { networks = 64, ofOneNetwork = 8, perMinute = 120 }: GateLimits = {},
): RenderGate {
  const limits = { network: perMinute, periodMs: 60_000 };
  const spend = { query: createBudget(limits, clock), private: createBudget(limits, clock) };
  const lines: Record<Rendering, Line> = { query: new Map(), private: new Map(), kept: new Map() };
  let isRendering = false;

  return async ({ rendering, address }, render) => {
    const [network, site] = [networkOf(address), siteOf(address)];
    const line = lines[rendering];
    const ofSite = line.get(site) ?? new Map<string, Waiting[]>();
    const ofNetwork = ofSite.get(network) ?? [];
    if (rendering !== 'kept') {
      if (ofNetwork.length >= ofOneNetwork) throw new Refusal('busy');
      const refusal = refusalOfSpend(spend[rendering](address, 1));
      if (refusal) throw refusal;
      if (ofNetwork.length === 0) makePlace(line, ofSite.size);
    }
    if (isRendering) {
      await new Promise<void>((start, refuse) => {
        ofNetwork.push({ start, refuse });
        ofSite.set(network, ofNetwork);
        line.set(site, ofSite);
      });
    }
    isRendering = true;
    try {
      // Rendering is computation: what has arrived meanwhile is answered first.
      await setImmediate();
      return await render();
    } finally {
      const next = takeNext(rendering);
      if (next) next.start();
      else isRendering = false;
    }
  };

  /** Refuses the site of which most networks wait: the last of them, or whoever asks. */
  function makePlace(line: Line, ofSite: number) {
    const waiting = [...line.values()];
    if (waiting.reduce((sum, { size }) => sum + size, 0) < networks) return;
    const most = waiting.toSorted((one, other) => other.size - one.size)[0]!;
    if (most.size <= ofSite + 1) throw new Refusal('busy');
    const [network, refused] = [...most].at(-1)!;
    most.delete(network);
    for (const { refuse } of refused) refuse(new Refusal('busy'));
  }

  function takeNext(after: Rendering): Waiting | undefined {
    const turn = renderings.indexOf(after) + 1;
    for (const rendering of [...renderings.slice(turn), ...renderings.slice(0, turn)]) {
      const line = lines[rendering];
      const [site] = line;
      if (!site) continue;
      const [name, ofSite] = site;
      const [network, ofNetwork] = [...ofSite][0]!;
      const next = ofNetwork.shift()!;
      ofSite.delete(network);
      if (ofNetwork.length > 0) ofSite.set(network, ofNetwork);
      line.delete(name);
      if (ofSite.size > 0) line.set(name, ofSite);
      return next;
    }
    return undefined;
  }
}
