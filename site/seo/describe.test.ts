import { expect, test } from 'vitest';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { pagePath } from '#domain/address/paths.ts';
import { describe as describePage, type Description, languageLinks } from './describe.ts';
import { absoluteUrl } from './structured-data.ts';

const { company } = sampleContent();
const meta = { title: 'About', description: 'Who we are.', keywords: ['a', 'b'] };
const described = (given: Partial<Description> = {}) =>
  describePage(catalogue().firm, {
    company,
    meta,
    locale: 'en-GB',
    pathIn: (other) => pagePath(catalogue().firm, 'about', other),
    ...given,
  });

test('a page names its title, description, canonical address and preview', () => {
  const { title, metas, links } = described();
  expect(title).toBe('About | Harbour Lane');
  expect(metas).toEqual(
    expect.arrayContaining([
      { name: 'description', content: 'Who we are.' },
      { name: 'keywords', content: 'a, b' },
      { name: 'robots', content: 'index, follow' },
      { property: 'og:locale', content: 'en_GB' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
  expect(links).toContainEqual({
    rel: 'canonical',
    href: 'https://www.harbourlane.example/about',
  });
});

test.each([
  ['Head of Flight Safety, Munich', undefined, 'Head of Flight Safety, Munich | Harbour Lane'],
  ['Head of Flight Safety and of everything that flies, Munich', 'Head', undefined],
  [
    'Compliance Verification Engineer, Avionics and Electrical Systems, Hamburg',
    'Engineer',
    'Engineer',
  ],
  [
    'Nothing of this title can be left out, so it is cut where results cut it',
    undefined,
    'Nothing of this title can be left out, so it is cut where…',
  ],
])('the title %s takes at most 65 characters', (title, shortTitle, shown = title) => {
  expect(described({ meta: { ...meta, title }, shortTitle }).title).toBe(shown);
});

test('a description keeps the sentences that search engines show', () => {
  const sentence = 'A sentence of forty characters, no more.';
  const description = Array.from({ length: 6 }, () => sentence).join(' ');
  expect(described({ meta: { ...meta, description } }).metas).toContainEqual({
    name: 'description',
    content: Array.from({ length: 4 }, () => sentence).join(' '),
  });
});

test('an unlisted page asks search engines to leave it out', () => {
  expect(described({ index: false }).metas).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  });
});

test('a page has five alternate-language links', () => {
  const links = languageLinks(catalogue().firm, (locale) =>
    absoluteUrl(company, pagePath(catalogue().firm, 'about', locale)),
  );
  expect(links.map(({ language, url }) => `${language} ${url}`)).toEqual([
    'en-gb https://www.harbourlane.example/about',
    'de-de https://www.harbourlane.example/de/about',
    'de-ch https://www.harbourlane.example/de-ch/about',
    'de-at https://www.harbourlane.example/de-at/about',
    'x-default https://www.harbourlane.example/about',
  ]);
});
