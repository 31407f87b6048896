import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#server/base/clock.ts';
import { createBudget, networkOf, refusalOf } from '#server/base/limits.ts';
import { Refusal } from '#server/base/refusal.ts';

/** A page with a query, or one that only its visitor may see: neither takes places of the other. */
export type Rendering = 'query' | 'private';

/** `address` is the visitor's network address, for whose network the rendering is counted. */
export type RenderGate = <Result>(
  asked: { rendering: Rendering; address: string },
  render: () => Promise<Result>,
) => Promise<Result>;

type GateLimits = {
  /** Networks that may wait. */
  networks?: number;
  /** Renderings of one network that may wait. */
  ofOneNetwork?: number;
  /** Renderings of one network. */
  perMinute?: number;
};

/**
 * Renders one page after the other, so that a flood of pages that cannot be kept delays other
 * answers by one rendering and not by all of them. Queries and private pages take turns, and among
 * each of them the networks do, so that a visitor waits for one rendering of each other network,
 * however many these ask for. Beyond the limits, which each of the two has of its own, a request is
 * refused at once.
 */
export function createRenderGate(
  clock: Pick<Clock, 'now'>,
  { networks = 64, ofOneNetwork = 8, perMinute = 120 }: GateLimits = {},
): RenderGate {
  const limits = { network: perMinute, periodMs: 60_000 };
  const spend = { query: createBudget(limits, clock), private: createBudget(limits, clock) };
  /** Who waits, by network. The network whose turn it is comes first. */
  const lines = {
    query: new Map<string, (() => void)[]>(),
    private: new Map<string, (() => void)[]>(),
  };
  let isRendering = false;

  return async ({ rendering, address }, render) => {
    const network = networkOf(address);
    const line = lines[rendering].get(network) ?? [];
    const isFull = line.length === 0 && lines[rendering].size >= networks;
    if (line.length >= ofOneNetwork || isFull) throw new Refusal('busy');
    const refusal = refusalOf(spend[rendering](address, 1));
    if (refusal) throw refusal;
    if (isRendering) {
      await new Promise<void>((start) => {
        line.push(start);
        lines[rendering].set(network, line);
      });
    }
    isRendering = true;
    try {
      // Rendering is computation: what has arrived meanwhile is answered first.
      await setImmediate();
      return await render();
    } finally {
      const next = takeNext(rendering);
      if (next) next();
      else isRendering = false;
    }
  };

  function takeNext(after: Rendering): (() => void) | undefined {
    for (const rendering of [after === 'query' ? 'private' : 'query', after] as const) {
      const [first] = lines[rendering];
      if (!first) continue;
      const [network, line] = first;
      const next = line.shift();
      lines[rendering].delete(network);
      if (line.length > 0) lines[rendering].set(network, line);
      return next;
    }
    return undefined;
  }
}
