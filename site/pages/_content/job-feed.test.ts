import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '#content/catalogue.server.ts';
import { isOpen, publishedOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { GET } from '../feeds/jobs.xml.ts';
import { jobEntries } from './job-feed.ts';
import { vacancyList } from './vacancy-list.ts';

const { firm } = catalogue();
const vacancies = publishedOn(firm, catalogue().vacancies, new Date());
const list = vacancyList({ firm, vacancies, today: '2026-11-17' }, 'en-GB');
const text = z.string().trim().min(1);
const date = text.regex(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);

/** https://docs.indeed.com/indeed-apply/xml-feed */
const entry = z.strictObject({
  title: text.max(200),
  date,
  referencenumber: text,
  url: z.url(),
  company: text,
  city: text,
  state: text.optional(),
  country: text.regex(/^[A-Z]{2}$/),
  postalcode: text.max(12).optional(),
  description: text.startsWith('<p>'),
  salary: text,
  jobtype: text.regex(/^(?:fulltime|parttime)(?:, (?:temporary|contract))?$/),
  category: text,
  expirationdate: date.optional(),
});

test('the feed has each open role once, with what the format asks for', () => {
  const entries = jobEntries(list, undefined);
  const result = z.array(entry).safeParse(entries);
  expect(result.error && z.prettifyError(result.error)).toBeUndefined();
  const references = vacancies.filter(isOpen).map(({ reference }) => reference);
  expect(entries.map((one) => one.referencenumber).toSorted()).toEqual(references.toSorted());
  expect(new Set(entries.map(({ url }) => url)).size).toBe(references.length);
});

const swiss = aVacancy({
  location: 'Zurich',
  workload: { min: 60, max: 80 },
  contract: { is: 'day-rate', months: 9 },
  salary: { min: 900, max: 1_050, currency: 'CHF', period: 'day' },
  postedOn: '2026-11-02',
  state: { is: 'open', until: '2026-12-24' },
  de: { ...aVacancy().de, description: 'Prüft Maße & <Teile>.' },
});

test('a role is told in the words of the country in which the work is done', async () => {
  const feed = await feedOf(swiss);
  expect(feed).toContain('<source>\n  <publisher>');
  for (const line of [
    '<title><![CDATA[Quality Engineer (m/w/d)]]></title>',
    '<date><![CDATA[Mon, 02 Nov 2026 00:00:00 GMT]]></date>',
    '<referencenumber><![CDATA[HL-0001]]></referencenumber>',
    '<url><![CDATA[https://www.harbourlane.example/de-ch/vacancies/quality-engineer-munich]]></url>',
    '<city><![CDATA[Zürich]]></city>',
    '<country><![CDATA[CH]]></country>',
    '<postalcode><![CDATA[8001]]></postalcode>',
    '<jobtype><![CDATA[parttime, contract]]></jobtype>',
    '<expirationdate><![CDATA[Thu, 24 Dec 2026 00:00:00 GMT]]></expirationdate>',
  ]) {
    expect(feed).toContain(line);
  }
  // Swiss spelling, and what the law of the workplace asks an advert to say.
  expect(feed).toContain('<![CDATA[<p>Prüft Masse &amp; &lt;Teile&gt;.</p>');
  expect(feed).toContain('Pensum: 60–80\u00a0%');
  expect(await feedOf(aVacancy({ location: 'Turin' }))).toContain('example/vacancies/quality');
});

test('the feed has nothing of a role that is not open or a sample', async () => {
  const closed = { ...swiss, state: { is: 'closed', on: '2026-11-10' } } as const;
  const scheduled = { ...swiss, state: { is: 'scheduled', from: '2026-12-01' } } as const;
  for (const vacancy of [closed, scheduled, { ...swiss, sample: true }]) {
    expect(await feedOf(vacancy)).not.toContain('HL-0001');
  }
});

test('each link carries the name of who reads the feed, and no other text', async () => {
  const page = 'https://www.harbourlane.example/de-ch/vacancies/quality-engineer-munich';
  expect(await feedOf(swiss, '?via=adzuna-ch')).toContain(`<![CDATA[${page}?via=adzuna-ch]]>`);
  for (const via of ['', 'A', 'a_b', 'a--b', 'a'.repeat(31), 'ada@example.com', 'ä']) {
    const answer = await ask(swiss, `?${new URLSearchParams({ via })}`);
    expect([answer.status, (await answer.text()).includes('30 characters')]).toEqual([400, true]);
  }
});

async function feedOf(vacancy: Vacancy, query?: string): Promise<string> {
  return (await ask(vacancy, query)).text();
}

async function ask(vacancy: Vacancy, query = '') {
  const locals = { firm, vacancies: [vacancy], today: '2026-11-17' };
  const url = new URL(`https://www.harbourlane.example/feeds/jobs.xml${query}`);
  return GET({ url, locals } as unknown as APIContext);
}
