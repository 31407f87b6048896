import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  pagePath,
  reportPath,
  securityPolicyPath,
  vacancyPath,
} from '../../domain/address/paths.ts';
import { locales } from '../../domain/edition/editions.ts';
import { manualClock } from '../../tests/support/machine/manual-clock.ts';
import { until } from '../../tests/support/machine/until.ts';
import { silentLog } from '../log.ts';
import type { CachedPage } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { createWarmUp } from './warm-up.ts';

const page: CachedPage = { status: 200, contentType: '', etag: '', bodies: { plain: Buffer.of() } };
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

test('home of each edition is rendered first, then every other page, and no picture', async () => {
  const { warmUp, rendered, advance } = warmed();
  warmUp.start();
  advance(1_000);
  await until(() => rendered.includes(securityPolicyPath), 'all are rendered');
  const homes = locales().map((locale) => pagePath('home', locale));
  expect(rendered.slice(0, homes.length)).toEqual(homes);
  const [locale] = locales();
  for (const address of [vacancyPath('a-role', locale!), reportPath('a-report', locale!), '/404']) {
    expect(rendered).toContain(address);
  }
  expect(rendered.filter((address) => /\.(jpg|pdf)$/.test(address))).toEqual([]);
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

test('of very many pages only the first 200 are rendered', async () => {
  const slugs = Array.from({ length: 500 }, (_, at) => `role-${at}`);
  const { warmUp, rendered, advance } = warmed({ slugs });
  warmUp.start();
  advance(1_000);
  await until(() => rendered.length === 200, '200 are rendered');
  advance(10_000);
  await setImmediate();
  expect(rendered).toHaveLength(200);
});

test('what arrives during a rendering is answered before the next one', async () => {
  let answered = 0;
  const seen: number[] = [];
  const { warmUp, advance } = warmed({
    render: async () => {
      seen.push(answered);
      void setImmediate().then(() => (answered += 1));
      return page;
    },
  });
  warmUp.start();
  advance(1_000);
  await until(() => seen.length > 3, 'some are rendered');
  expect(seen.slice(0, 4)).toEqual([0, 1, 2, 3]);
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
