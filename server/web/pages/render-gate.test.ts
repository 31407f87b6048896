import { expect, test } from 'vitest';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { createRenderGate, type Rendering } from './render-gate.ts';

type Limits = Parameters<typeof createRenderGate>[1];

/** A gate for renderings that end when the test says so. */
function serve(limits?: Limits) {
  const { clock, advance } = manualClock();
  const gate = createRenderGate(clock, limits);
  const started: string[] = [];
  let ran = 0;
  const ends = new Map<string, () => void>();
  return {
    advance,
    ask: (name: string, address = '192.0.2.1', rendering: Rendering = 'query') =>
      gate({ rendering, address }, () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    /** Lets the next ones run in this order, and no other. */
    run: async (...names: string[]) => {
      const before = started.slice(0, ran);
      for (const [at, name] of names.entries()) {
        await expect.poll(() => started).toEqual([...before, ...names.slice(0, at + 1)]);
        ends.get(name)?.();
      }
      ran += names.length;
    },
    gate,
  };
}

test('pages are rendered one after the other, in the order of their requests', async () => {
  const { ask, run } = serve();
  const pages = ['a', 'b', 'c'].map((name) => ask(name));
  await run('a', 'b', 'c');
  expect(await Promise.all(pages)).toEqual(['a', 'b', 'c']);
});

test('networks take turns, so that one which asks for much delays another by one page', async () => {
  const { ask, run } = serve();
  const pages = ['a', 'b', 'c'].map((name) => ask(name));
  pages.push(ask('d', '192.0.2.2'), ask('e', '192.0.2.2'), ask('f', '192.0.2.3'));
  await run('a', 'b', 'd', 'f', 'c', 'e');
  expect(await Promise.all(pages)).toHaveLength(6);
});

test('private pages and queries take turns', async () => {
  const { ask, run } = serve();
  const queries = ['1', '2', '3'].map((at) => ask(`query ${at}`, `192.0.2.${at}`));
  const own = ask('private', '192.0.2.4', 'private');
  await run('query 1', 'private', 'query 2', 'query 3');
  expect(await Promise.all([...queries, own])).toHaveLength(4);
});

test('pages that are kept take turns with the others, and are refused to nobody', async () => {
  const { ask, run } = serve({ networks: 1, ofOneNetwork: 1, perMinute: 1 });
  const kept = ['a', 'b', 'c'].map((name) => ask(name, '192.0.2.1', 'kept'));
  kept.push(ask('d', '192.0.2.2', 'kept'), ask('query'), ask('private', '192.0.2.1', 'private'));
  await run('a', 'query', 'private', 'b', 'd', 'c');
  expect(await Promise.all(kept)).toHaveLength(6);
});

test('one IPv6 network cannot take the places of the others', async () => {
  const { ask, run } = serve({ ofOneNetwork: 1 });
  const own = [ask('a', '2001:db8::1'), ask('b', '2001:db8::2')];
  await expect(ask('c', '2001:db8::3')).rejects.toMatchObject({ code: 'busy' });
  const other = ask('d', '2001:db8:0:1::1');
  await run('a', 'b', 'd');
  expect(await Promise.all([...own, other])).toEqual(['a', 'b', 'd']);
});

test('the networks of one IPv6 site leave a place to others, and wait for each other', async () => {
  const { ask, run } = serve({ networks: 3 });
  const site = (network: number) => ask(`${network}`, `2001:db8:0:${network}::1`);
  const own = [site(1), site(2), site(3)];
  const last = site(4);
  await expect(site(5)).rejects.toMatchObject({ code: 'busy' });
  const other = ask('other', '2001:db8:1::1');
  await expect(last).rejects.toMatchObject({ code: 'busy' });
  await run('1', '2', 'other', '3');
  expect(await Promise.all([...own, other])).toEqual(['1', '2', '3', 'other']);
});

test('an IPv6 site delays another by one page', async () => {
  const { ask, run } = serve();
  const pages = [1, 2, 3, 4].map((network) => ask(`${network}`, `2001:db8:0:${network}::1`));
  pages.push(ask('other', '192.0.2.1'));
  await run('1', '2', 'other', '3', '4');
  expect(await Promise.all(pages)).toHaveLength(5);
});

test('a request is refused when the networks that wait are many, and taken again afterwards', async () => {
  const { ask, run } = serve({ networks: 1 });
  const first = ask('a', '192.0.2.1');
  const second = ask('b', '192.0.2.2');
  await expect(ask('c', '192.0.2.3')).rejects.toMatchObject({ code: 'busy' });
  const own = ask('private', '192.0.2.3', 'private');
  await run('a', 'private', 'b');
  await Promise.all([first, second, own]);
  const third = ask('c', '192.0.2.3');
  await run('c');
  expect(await third).toBe('c');
});

test('a network has a number of pages rendered in a minute, of each kind', async () => {
  const { gate, advance } = serve({ perMinute: 2 });
  const render = (address: string, rendering: Rendering = 'query') =>
    gate({ rendering, address }, async () => 'page');
  await render('2001:db8::1');
  await render('2001:db8::2');
  await expect(render('2001:db8::3')).rejects.toMatchObject({
    code: 'rate-limited',
    retryAfterSeconds: 31,
  });
  expect(await render('2001:db8::3', 'private')).toBe('page');
  expect(await render('192.0.2.1')).toBe('page');
  advance(31_000);
  expect(await render('2001:db8::3')).toBe('page');
});

test('a rendering that fails gives its place to the next', async () => {
  const { gate, ask, run } = serve();
  const asked = { rendering: 'query', address: '192.0.2.1' } as const;
  await expect(gate(asked, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const next = ask('page');
  await run('page');
  expect(await next).toBe('page');
});
