import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type CachedPage } from './pages.ts';
import type { PageSource } from './page-renderer.ts';

const MiB = 1024 * 1024;

function cacheOf(body: Buffer, { contentType = 'image/jpeg', recompress = false } = {}) {
  const rendered: string[] = [];
  let version = 1;
  const source: PageSource = {
    version: () => String(version),
    locals: () => ({ vacancies: [], today: '2026-11-16' }),
    shown: () => ({ slugs: [], reports: [] }),
    earlierSlugs: () => new Map(),
  };
  const render = async (address: string) => {
    rendered.push(address);
    return { status: 200, contentType, disposition: undefined, body };
  };
  const cache = createPageCache(render, source, { recompress });
  return { cache, rendered, change: () => (version += 1) };
}

test('the pages that were not requested for the longest time are evicted beyond 56 MB', async () => {
  const { cache, rendered } = cacheOf(Buffer.alloc(MiB));
  for (let at = 0; at < 56; at += 1) await cache.get(`/${at}`);
  await cache.get('/0');
  await cache.get('/56');
  rendered.length = 0;
  for (const address of ['/0', '/56', '/2', '/1']) await cache.get(address);
  expect(rendered).toEqual(['/1']);
});

test.each([1, 20_000, 5 * MiB])('what is kept of a page of %i bytes is counted', async (size) => {
  const { cache } = cacheOf(Buffer.alloc(size, 'page '), { contentType: 'text/html' });
  const page = await cache.get('/');
  expect(brotliDecompressSync(brotliOf(page)).length).toBe(size);
  for (const body of Object.values(page.bodies)) expect(body.buffer.byteLength).toBe(body.length);
});

test('a page is rendered once until the source changes', async () => {
  const { cache, rendered, change } = cacheOf(Buffer.alloc(1));
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  expect(rendered).toEqual(['/']);
  change();
  await cache.get('/');
  expect(rendered).toEqual(['/', '/']);
});

test('a page that is asked for again is compressed better', async () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `<p>${(at * 7919) % 997}</p>`).join('\n');
  const page = { contentType: 'text/html', recompress: true };
  const { cache, rendered } = cacheOf(Buffer.from(words), page);
  const first = brotliOf(await cache.get('/'));
  await cache.settled();
  expect(brotliOf(await cache.get('/'))).toBe(first);
  await cache.settled();
  const third = brotliOf(await cache.get('/'));
  expect(third.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(third).toString()).toBe(words);
  expect(rendered).toEqual(['/']);
});

function brotliOf({ bodies }: CachedPage): Buffer {
  return 'br' in bodies ? bodies.br : bodies.plain;
}
