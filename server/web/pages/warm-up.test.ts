import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { pagePath, socialCardPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { until } from '#tests/support/machine/until.ts';
import { silentLog } from '#server/base/log.ts';
import type { CachedPage } from './pages.ts';
import type { PageSource } from './page-renderer.ts';
import { createWarmUp } from './site-routes.ts';
import { catalogue } from '#content/catalogue.server.ts';

const page: CachedPage = {
  status: 200,
  contentType: '',
  disposition: undefined,
  etag: '',
  bodies: { plain: Buffer.of() },
};
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Render = (address: string) => Promise<CachedPage>;

function warmed({ slugs = ['a-role'], render = (async () => page) as Render } = {}) {
  const { clock, advance } = manualClock();
  const rendered: string[] = [];
  let version = 1;
  const source: PageSource = {
    version: () => String(version),
    locals: () => ({ vacancies: [], today: '2026-11-16' }),
    shown: () => ({ slugs, reports: ['a-report'] }),
    earlierSlugs: () => new Map(),
  };
  const kept = (address: string) => {
    rendered.push(address);
    return render(address);
  };
  const warmUp = createWarmUp({ pages: { kept }, source, clock, log: silentLog });
  stops.push(() => warmUp.stop());
  const change = () => {
    rendered.length = 0;
    version += 1;
  };
  return { warmUp, rendered, change, advance };
}

test('home of each edition is rendered first, of very many pages 40 are, and no picture', async () => {
  const slugs = Array.from({ length: 500 }, (_, at) => `role-${at}`);
  const { warmUp, rendered, advance } = warmed({ slugs });
  const card = socialCardPath(catalogue().firm, 'home', locales(catalogue().firm)[0]!);
  for (let times = 0; times < 3; times += 1) warmUp.count(card);
  warmUp.start();
  advance(1_000);
  await until(() => rendered.length === 40, '40 are rendered');
  advance(10_000);
  await setImmediate();
  expect(rendered).toHaveLength(40);
  const homes = locales(catalogue().firm).map((locale) =>
    pagePath(catalogue().firm, 'home', locale),
  );
  expect(rendered.slice(0, homes.length)).toEqual(homes);
  expect(rendered).not.toContain(card);
});

test('after a change the pages that were requested most often are rendered first', async () => {
  const { warmUp, rendered, change, advance } = warmed();
  for (const address of ['/contact', '/about', '/gone', '/about']) warmUp.count(address);
  warmUp.start();
  advance(1_000);
  await until(() => rendered.length > 2, 'the first are rendered');
  change();
  await until(() => {
    advance(1_000);
    return rendered.length > 2;
  }, 'the first are rendered again');
  expect(rendered.slice(0, 3)).toEqual(['/about', '/contact', '/']);
});

test('after each rendering visitors get as much time as it took', async () => {
  const { warmUp, rendered, advance } = warmed({
    render: async () => {
      advance(300);
      return page;
    },
  });
  warmUp.start();
  advance(1_000);
  await until(() => rendered.length === 1, 'the first is rendered');
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  advance(299);
  await setImmediate();
  expect(rendered).toHaveLength(1);
  advance(1);
  await until(() => rendered.length === 2, 'the second is rendered');
});

test('a page that cannot be rendered stops no other, and a server that stops renders no more', async () => {
  const { warmUp, rendered, advance } = warmed({
    render: async (address) => {
      if (address === '/') throw new Error('no such component');
      return page;
    },
  });
  warmUp.start();
  advance(1_000);
  await until(() => rendered.length > 3, 'others are rendered');
  await warmUp.stop();
  const count = rendered.length;
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(rendered).toHaveLength(count);
});
