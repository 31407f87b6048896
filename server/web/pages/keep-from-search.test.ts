import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { openPlaceholders } from '#domain/firm/company.ts';
import { keepFromSearch } from './site-routes.ts';

const unfinished = openPlaceholders(catalogue().company).length > 0 ? 'noindex' : undefined;

test.each([
  ['https://www.firm.com', unfinished],
  ['http://localhost:3000', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://www.firm.example', undefined],
  [undefined, undefined],
])('at %s a site with placeholders is sent with x-robots-tag %s', async (siteUrl, robots) => {
  const app = Fastify();
  app.addHook('onRequest', keepFromSearch(siteUrl));
  app.get('/', async () => 'page');
  expect((await app.inject('/')).headers['x-robots-tag']).toBe(robots);
});
