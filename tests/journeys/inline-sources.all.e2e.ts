/** The Content-Security-Policy is made with the build; what a firm publishes must not leave it. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openCatalogue } from '#content/catalogue.server.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import { documentKindNames, type DocumentKey } from '#domain/documents/document-kinds.ts';
import { withDocument, type Documents } from '#domain/documents/documents.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { listRenderedAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { loadSite, shownOf } from '#server/web/pages/page-renderer.ts';
import { elementsOf, inlineScripts, inlineStyles } from '#tools/html-elements.ts';

const wordy = ['page', 'legal', 'hiring-model-words', 'report', 'person', 'testimonial'];

test('pages with other words have no inline script or style that the policy does not know', async () => {
  test.slow();
  const site = (await loadSite(path.resolve('build')))!;
  const other = openCatalogue(otherWords(readContentFolder(contentFolder())));
  const { vacancies } = other;
  const changed: string[] = [];
  const addresses = listRenderedAddresses(shownOf(vacancies.slice(0, 1)));
  for (const address of addresses.filter((one) => ['', '.html'].includes(path.extname(one)))) {
    const locals = { vacancies, today: isoDay(Date.now()) };
    const html = (await site.render(address, locals, other)).body.toString('utf8');
    if (/\w&lt; |\w\\u003c /.test(html)) changed.push(address);
    const unknown = [...inlineScripts(html), ...inlineStyles(html)].filter(
      (source) => !site.policy.includes(hashOf(source)),
    );
    expect(unknown, address).toEqual([]);
    const attributes = elementsOf(html).flatMap((element) => Object.keys(element.attributes));
    expect(
      attributes.filter((name) => /^(?:style|on\w+)$/i.test(name)),
      address,
    ).toEqual([]);
  }
  expect(changed.length).toBeGreaterThan(50);
});

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** The same documents with a `<` in each of their sentences. */
function otherWords(documents: Documents): Documents {
  const keys = documentKindNames
    .filter((kind) => wordy.includes(kind))
    .flatMap((kind) => documents.ids(kind).map((id): DocumentKey => ({ kind, id })));
  return keys.reduce((all, key) => withDocument(all, key, otherIn(documents.get(key))), documents);
}

function otherIn(content: unknown): unknown {
  if (typeof content === 'string') return content.replace(/(?<=[a-z])[a-z](?= [a-z])/, '<');
  if (Array.isArray(content)) return content.map(otherIn);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, otherIn(value)]));
}
