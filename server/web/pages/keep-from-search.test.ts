import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { catalogue, provideCatalogue } from '#content/catalogue.server.ts';
import { type Company, openPlaceholders } from '#domain/firm/company.ts';
import { keepFromSearch } from './site-routes.ts';

const none = { roles: 0, reports: 0, downloads: 0, people: 0 };
const unfinished = openPlaceholders(catalogue().company).length > 0 ? 'noindex' : undefined;

test.each([
  ['https://www.firm.com', unfinished],
  ['http://localhost:3000', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://www.firm.example', undefined],
  [undefined, undefined],
])('at %s a site with placeholders is sent with x-robots-tag %s', async (siteUrl, robots) => {
  const app = Fastify();
  app.addHook(
    'onRequest',
    keepFromSearch(siteUrl, () => none),
  );
  app.get('/', async () => 'page');
  expect((await app.inject('/')).headers['x-robots-tag']).toBe(robots);
});

test('a public site is sent with noindex from the first published sample to the last', async () => {
  const app = Fastify();
  let counts = none;
  const siteUrl = 'https://www.firm.com';
  const given = JSON.stringify(catalogue().company).replaceAll('.example', '.com');
  const finished = { ...catalogue(), company: JSON.parse(given) as Company };
  const release = provideCatalogue(() => finished);
  app.addHook(
    'onRequest',
    keepFromSearch(siteUrl, () => counts),
  );
  app.get('/', async () => 'page');
  const robots = async () => (await app.inject('/')).headers['x-robots-tag'];
  try {
    expect(await robots()).toBeUndefined();
    counts = { ...none, roles: 1 };
    expect(await robots()).toBe('noindex');
    counts = none;
    expect(await robots()).toBeUndefined();
  } finally {
    release();
  }
});
