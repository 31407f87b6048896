import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../content/catalogue.server.ts';
import { defaultLocale, languageLocales } from '../../domain/edition/editions.ts';
import { talentPackDigest } from './digest.ts';
import { talentPackHtml } from './html.ts';
import { talentPackLink } from './link.ts';

test('the talent packs that we ship were printed from today’s content (npm run talent-pack)', () => {
  const printed = readFileSync('tools/talent-pack/printed.txt', 'utf8').trim();
  expect(talentPackDigest(openCatalogue(process.cwd()))).toBe(printed);
});

test.each(languageLocales)(
  'the pack in %s exists at the address that the site links to',
  (locale) => {
    const file = `public${talentPackLink(openCatalogue(process.cwd()), locale)}`;
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test('a name that contains markup is shown and not obeyed', () => {
  const catalogue = openCatalogue(process.cwd());
  const company = { ...catalogue.company, name: '<b>Firm</b>' };
  const html = talentPackHtml({ ...catalogue, company }, defaultLocale);
  expect(html).toContain('&lt;b&gt;Firm&lt;/b&gt;');
  expect(html).not.toContain('<b>Firm</b>');
});
