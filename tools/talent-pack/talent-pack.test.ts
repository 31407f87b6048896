import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../content/catalogue.server.ts';
import { defaultLocale } from '../../domain/edition/editions.ts';
import { talentPackDigest } from './digest.ts';
import { talentPackHtml } from './html.ts';

test('the talent pack that we ship was printed from today’s content (npm run talent-pack)', () => {
  const html = talentPackHtml(openCatalogue(process.cwd()), defaultLocale);
  const printed = readFileSync('tools/talent-pack/printed.txt', 'utf8').trim();
  expect(talentPackDigest(html)).toBe(printed);
});

test('a name that contains markup is shown and not obeyed', () => {
  const catalogue = openCatalogue(process.cwd());
  const company = { ...catalogue.company, name: '<b>Firm</b>' };
  const html = talentPackHtml({ ...catalogue, company }, defaultLocale);
  expect(html).toContain('&lt;b&gt;Firm&lt;/b&gt;');
  expect(html).not.toContain('<b>Firm</b>');
});
