import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { markOf } from '#domain/documents/fill-missing.ts';
import type { PageLocals } from '#domain/pages/page-locals.ts';
import { createDeskApi } from '#server/people/desk-api.ts';
import { answerFailure } from '#server/base/desk-refusal.ts';
import { ruleOf } from '#server/vacancies/vacancy-rule.ts';
import { websitePreview } from './routes.ts';

const documents = readContentFolder(contentFolder());
const now = Date.parse('2026-11-16T12:00:00Z');

async function preview(content: object, locale = 'de-AT') {
  const rendered: { address: string; locals: PageLocals }[] = [];
  const app = fastify();
  const { clock } = manualClock(now);
  const present = aVacancy({ slug: 'role', experience: 'Senior' });
  app.setErrorHandler(answerFailure);
  const settings = {
    ruleOf,
    clock,
    config: {},
    website: () => ({ documents, catalogue: catalogue() }),
    vacancies: { list: () => [present], version: () => 0, earlierSlugs: () => new Map() },
    site: {
      render: async (address: string, locals: PageLocals) => {
        rendered.push({ address, locals });
        return { status: 200, contentType: 'text/html', body: Buffer.from('<p>Seite</p>') };
      },
    },
  } as unknown as Parameters<typeof websitePreview>[1];
  websitePreview(createDeskApi(app, settings), settings);
  const url = `/api/desk/website/vacancy/${randomUUID()}/preview`;
  const payload = { content, page: 'vacancy', locale };
  const answer = await app.inject({ method: 'POST', url, payload });
  return {
    status: answer.statusCode,
    body: answer.json<{ html?: string; missing?: string[] }>(),
    rendered,
  };
}

test('an edit is rendered by the site in place of the published role', async () => {
  const { body, rendered } = await preview(aVacancy({ slug: 'role', experience: 'Executive' }));
  expect(body.html).toBe('<p>Seite</p>');
  expect(rendered).toMatchObject([
    {
      address: '/de-at/vacancies/role',
      locals: { vacancies: [{ slug: 'role', experience: 'Executive' }], today: '2026-11-16' },
    },
  ]);
});

test.each([
  { is: 'draft' } as const,
  { is: 'scheduled', from: '2099-01-01' } as const,
  { is: 'withdrawn', on: '2026-11-01' } as const,
])('a role that is $is is shown as it would be when open', async (state) => {
  const postedOn = state.is === 'scheduled' ? state.from : '2026-11-01';
  const { rendered } = await preview(aVacancy({ slug: 'other', state, postedOn }));
  expect(rendered[0]?.locals.vacancies).toMatchObject([
    { slug: 'other', state: { is: 'open' } },
    { slug: 'role' },
  ]);
});

test('an incomplete advert is rendered with what there is, and names what is missing', async () => {
  const { en, de: _, location: __, ...rest } = aVacancy({ slug: 'role' });
  const { description: ___, ...words } = en;
  const { body, rendered } = await preview({
    ...rest,
    salary: { min: 90_000, max: null, currency: 'EUR', period: 'year' },
    en: { ...words, requirements: ['One'] },
  });
  const [shown] = rendered[0]!.locals.vacancies;
  expect(shown).toMatchObject({ slug: 'role', en: { title: en.title } });
  expect(shown!.en.requirements).toHaveLength(4);
  const missing = body.missing!;
  expect(missing).toEqual(
    expect.arrayContaining([
      'en.description',
      'en.requirements.1',
      'de.title',
      'location',
      'salary',
    ]),
  );
  expect(shown!.en.description).toBe(markOf(missing.indexOf('en.description')));
});

test('an advert of which nothing is there yet has a page', async () => {
  const { status, rendered } = await preview({ slug: '' });
  expect(status).toBe(200);
  expect(rendered).toHaveLength(1);
});
