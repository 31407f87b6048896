import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { boardFaults } from '#domain/vacancies/boards/board-faults.ts';
import { boardIds, boards, type BoardId } from '#domain/vacancies/boards/boards.ts';
import { isOpen, publishedOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { GET } from '../feeds/[board].xml.ts';
import { boardRole, boardRoles } from './board-feed.ts';
import { vacancyList } from './vacancy-list.ts';

const today = new Date().toISOString().slice(0, 10);
const open = publishedOn(catalogue().firm, sampleContent().vacancies, new Date()).filter(isOpen);
const samples = boardIds.flatMap((id) =>
  open.map((vacancy) => [id, vacancy.slug, vacancy] as const),
);
const text = z.string().trim().min(1);

/** https://www.adzuna.co.uk/jobs/xml-specification.html, and what the others add to it. */
const role = z.strictObject({
  id: text,
  title: text.max(200),
  url: z.url(),
  description: text.startsWith('<p>').min(100),
  advertiser: text,
  location: text,
  region: text.optional(),
  postcode: text.max(12).optional(),
  country: z.string().regex(/^[A-Z]{2}$/),
  salary: text,
  salaryMin: z.string().regex(/^\d+$/),
  salaryMax: z.string().regex(/^\d+$/),
  currency: z.enum(['GBP', 'EUR', 'CHF']),
  salaryPeriod: z.enum(['year', 'day']),
  contract: z.enum(['permanent', 'contract']),
  hours: text,
  category: text,
  postedOn: z.iso.date(),
  changedOn: z.iso.date(),
  expiresOn: z.iso.date().optional(),
});

test.each(samples)('%s takes the sample role %s', (id, _, vacancy) => {
  const checked = { vacancy, changedOn: today, today };
  expect(vacancy.boards).toContain(id);
  expect(boardFaults(catalogue().firm, boards[id], checked)).toEqual([]);
  const result = role.safeParse(boardRole(boards[id], checked));
  expect(result.error && z.prettifyError(result.error)).toBeUndefined();
});

test('references and addresses are unique in every feed', () => {
  for (const id of boardIds) {
    const roles = boardRoles(
      id,
      vacancyList({ firm: catalogue().firm, vacancies: open, today }, 'en-GB'),
    );
    expect(roles.length).toBe(open.length);
    expect(new Set(roles.map((one) => one.id)).size).toBe(open.length);
    expect(new Set(roles.map(({ url }) => url)).size).toBe(open.length);
  }
});

const wanted = aVacancy({
  boards: [...boardIds],
  location: 'Zurich',
  workload: { min: 60, max: 80 },
  contract: { is: 'day-rate', months: 9 },
  salary: { min: 900, max: 1_050, currency: 'CHF', period: 'day' },
  postedOn: '2026-11-02',
  state: { is: 'open', until: '2026-12-24' },
  de: { ...aVacancy().de, description: 'Prüft Maße & <Teile>. '.repeat(6) },
});

test('a feed has the shape of its board, with pay as numbers and the words of the country', async () => {
  const adzuna = await feedOf('adzuna', wanted);
  expect(adzuna).toContain('<jobs>\n  <job>\n    <id>HL-0001</id>');
  for (const line of [
    '<url>https://www.harbourlane.example/de-ch/vacancies/quality-engineer-munich</url>',
    '<location>Zürich</location>',
    '<postcode>8001</postcode>',
    '<country>CH</country>',
    '<salary_min>900</salary_min>',
    '<salary_max>1050</salary_max>',
    '<salary_currency>CHF</salary_currency>',
    '<salary_frequency>day</salary_frequency>',
    '<contract_type>contract</contract_type>',
    '<contract_time>part_time</contract_time>',
    '<date>2026-11-02</date>',
  ]) {
    expect(adzuna).toContain(line);
  }
  // Swiss spelling, and the workload in the text. HTML is escaped once more by XML.
  expect(adzuna).toContain('&lt;p&gt;Prüft Masse &amp;amp; &amp;lt;Teile&amp;gt;.');
  expect(adzuna).toContain('Pensum: 60–80\u00a0%');
  expect(adzuna).not.toContain('<company>');
  const jooble = await feedOf('jooble', wanted);
  expect(jooble).toContain('<job id="HL-0001">');
  expect(jooble).toContain('<pubdate>02.11.2026</pubdate>');
  expect(jooble).toContain('<expire>24.12.2026</expire>');
  expect(await feedOf('jobrapido', wanted)).toContain('<source><jobs>\n  <job>');
  expect(await feedOf('trovit', wanted)).toContain('<date>02/11/2026</date>');
});

test('a feed has nothing of a role that is not open, not wanted there or breaks a rule', async () => {
  const { boards: _, ...unwanted } = wanted;
  const broken = { ...wanted, de: { ...wanted.de, title: 'Leitung Zürich (m/w/d)' } };
  const closed = { ...wanted, state: { is: 'closed', on: '2026-11-10' } } as const;
  const scheduled = { ...wanted, state: { is: 'scheduled', from: '2026-12-01' } } as const;
  for (const vacancy of [unwanted, broken, closed, scheduled]) {
    expect(await feedOf('adzuna', vacancy)).not.toContain('HL-0001');
  }
});

async function feedOf(board: BoardId, vacancy: Vacancy): Promise<string> {
  const locals = { firm: catalogue().firm, vacancies: [vacancy], today: '2026-11-17' };
  const context = { params: { board }, locals } as unknown as APIContext;
  return (await GET(context)).text();
}
