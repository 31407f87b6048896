import { expect, test } from 'vitest';
import { manualClock } from '../../tests/support/machine/manual-clock.ts';
import { createPageCache } from './page-cache.ts';

const MiB = 1024 * 1024;
const { clock } = manualClock(Date.parse('2026-11-16T12:00:00Z'));

function cacheOf(bytes: number) {
  const rendered: string[] = [];
  let version = 1;
  const vacancies = { list: () => [], version: () => version, earlierSlugs: () => new Map() };
  const render = async (address: string) => {
    rendered.push(address);
    return { status: 200, contentType: 'image/jpeg', body: Buffer.alloc(bytes) };
  };
  const cache = createPageCache(render, vacancies, clock);
  return { cache, rendered, change: () => (version += 1) };
}

test('the pages that were not requested for the longest time are evicted beyond 56 MB', async () => {
  const { cache, rendered } = cacheOf(MiB);
  for (let at = 0; at < 56; at += 1) await cache.get(`/${at}`);
  await cache.get('/0');
  await cache.get('/56');
  rendered.length = 0;
  for (const address of ['/0', '/56', '/2', '/1']) await cache.get(address);
  expect(rendered).toEqual(['/1']);
});

test('a page is rendered once until the vacancies change', async () => {
  const { cache, rendered, change } = cacheOf(1);
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  expect(rendered).toEqual(['/']);
  change();
  await cache.get('/');
  expect(rendered).toEqual(['/', '/']);
});
