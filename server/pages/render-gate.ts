import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../receive/refusal.ts';

export type RenderGate = <Result>(source: string, render: () => Promise<Result>) => Promise<Result>;

/**
 * Renders one page after the other, so that a flood of pages that cannot be kept delays other
 * answers by one rendering and not by all of them. Beyond the limits a request is refused at once:
 * `waiting` in all, `ofOneSource` of one network address, which leaves room for the others.
 */
export function createRenderGate({ waiting = 64, ofOneSource = 8 } = {}): RenderGate {
  const queue: (() => void)[] = [];
  const admitted = new Map<string, number>();
  let isRendering = false;

  return async (source, render) => {
    const own = admitted.get(source) ?? 0;
    if (own >= ofOneSource || queue.length >= waiting) throw new Refusal('busy');
    admitted.set(source, own + 1);
    if (isRendering) await new Promise<void>((start) => queue.push(start));
    isRendering = true;
    try {
      // Rendering is computation: what has arrived meanwhile is answered first.
      await setImmediate();
      return await render();
    } finally {
      const left = (admitted.get(source) ?? 1) - 1;
      if (left > 0) admitted.set(source, left);
      else admitted.delete(source);
      const next = queue.shift();
      if (next) next();
      else isRendering = false;
    }
  };
}
