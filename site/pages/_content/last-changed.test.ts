import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { GET as jsonFeed } from '../[...edition]/vacancies.json.ts';
import { GET as rssFeed } from '../[...edition]/vacancies.xml.ts';
import { GET as sitemap } from '../sitemap.xml.ts';
import { lastChanged } from './vacancy-list.ts';

const corrected = { ...aVacancy({ postedOn: '2026-03-02' }), changedOn: '2026-03-20' };
const context = {
  params: {},
  locals: { vacancies: [corrected], today: '2026-03-31' },
} as unknown as APIContext;

test('a corrected role is crawled again: sitemap and feeds name the day of its revision', async () => {
  const entries = (await text(sitemap)).split('\n').filter((line) => line.includes(corrected.slug));
  expect(entries).toHaveLength(4);
  for (const entry of entries) expect(entry).toContain('<lastmod>2026-03-20</lastmod>');
  expect(JSON.parse(await text(jsonFeed))).toMatchObject({
    items: [
      { date_published: '2026-03-02T00:00:00.000Z', date_modified: '2026-03-20T00:00:00.000Z' },
    ],
  });
  expect(await text(rssFeed)).toContain('<atom:updated>2026-03-20T00:00:00.000Z</atom:updated>');
});

test('a sample is in no feed, beside a role of the firm’s own', async () => {
  const own = aVacancy({ slug: 'own', reference: 'HL-0001' });
  const sample = aVacancy({ slug: 'sample', reference: 'HL-0002', sample: true });
  const both = { ...context, locals: { ...context.locals, vacancies: [own, sample] } };
  const feed = (await (await jsonFeed(both)).json()) as { items: { id: string }[] };
  expect(feed.items.map(({ id }) => id)).toEqual(['HL-0001']);
  expect(await (await rssFeed(both)).text()).not.toContain('HL-0002');
});

test('a scheduled role changed for its readers when it opened', () => {
  expect(lastChanged({ ...corrected, postedOn: '2026-03-25' })).toBe('2026-03-25');
  expect(lastChanged(aVacancy({ postedOn: '2026-03-02' }))).toBe('2026-03-02');
});

async function text(route: typeof sitemap): Promise<string> {
  return (await route(context)).text();
}
