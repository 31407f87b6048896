import { describe, expect, test } from 'vitest';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import { legalPageNames, type LegalPageName } from '#domain/pages/page-name.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { renderLegalText } from './reports.ts';

const catalogue = sampleContent();

test('the id of a heading comes from its words', () => {
  const { html, contents } = renderLegalText('## Your rights', 'en-GB');
  expect(html).toBe('<h2 id="your-rights">Your rights</h2>\n');
  expect(contents).toEqual([{ id: 'your-rights', text: 'Your rights' }]);
});

test('an id given with a heading is used and not shown', () => {
  const { html, contents } = renderLegalText('## Ihre Rechte {#your-rights}', 'de-DE');
  expect(html).toBe('<h2 id="your-rights">Ihre Rechte</h2>\n');
  expect(contents).toEqual([{ id: 'your-rights', text: 'Ihre Rechte' }]);
});

describe.each(locales(catalogue.firm))('the legal texts in %s', (locale) => {
  test.each(legalPageNames)('%s has the anchors of the English text', (name) => {
    expect(idsOf(name, locale)).toEqual(idsOf(name, 'en-GB'));
  });

  test('each link to a part of a legal text has its target', () => {
    const html = legalPageNames.map((name) => rendered(name, locale)).join('');
    const anchors = legalPageNames.flatMap((name) =>
      idsOf(name, locale).map((id) => pagePath(catalogue.firm, name, locale, id)),
    );
    const links = [...html.matchAll(/href="([^"]+#[^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) =>
        legalPageNames.some((name) => href.startsWith(pagePath(catalogue.firm, name, locale))),
      );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !anchors.includes(href))).toEqual([]);
  });
});

function rendered(name: LegalPageName, locale: Locale): string {
  return renderLegalText(catalogue.legalText(name, locale).markdown, locale).html;
}

function idsOf(name: LegalPageName, locale: Locale): string[] {
  return [...rendered(name, locale).matchAll(/<h\d id="([^"]+)"/g)].map(([, id = '']) => id);
}
