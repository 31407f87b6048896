/** What the built files say of facts that the adopter has not filled in. No browser is needed. */
import { expect, test } from '@playwright/test';
import { openCatalogue } from '../../content/catalogue.server.ts';
import { bracketedPlaceholders } from '../../domain/firm/company-facts.ts';
import { readBuiltSite } from '../../tools/read-built-site.ts';

const { company } = openCatalogue(process.cwd());
const site = await readBuiltSite();
const texts = [...site]
  .filter(([address, { isPage }]) => isPage || /\.(?:xml|json|txt|webmanifest|ics)$/.test(address))
  .map(([address, { bytes }]) => ({ address, text: bytes.toString('utf8') }));

test('no page, feed or data file shows a raw placeholder', () => {
  expect(texts.length).toBeGreaterThan(150);
  const placeholders = bracketedPlaceholders(company);
  for (const { address, text } of texts) {
    const shown = placeholders.filter((placeholder) => text.includes(placeholder));
    expect(shown, address).toEqual([]);
  }
});

test('no text between tags is bracketed', () => {
  for (const { address, text } of texts) {
    const visible = text
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, '\n');
    // Tailwind's arbitrary values stand in attributes, which are removed; JSON has arrays.
    if (/\.(?:json|webmanifest)$/.test(address)) continue;
    expect(visible.match(/\[[A-Za-z][^[\]\n]*\]/g) ?? [], address).toEqual([]);
  }
});

test('the data for search engines has no bracketed value', () => {
  for (const { address, text } of texts) {
    const scripts = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    for (const [, json = ''] of scripts) {
      const bracketed: string[] = [];
      JSON.parse(json, (_, value: unknown) => {
        if (typeof value === 'string' && /\[[^\]]*\]/.test(value)) bracketed.push(value);
      });
      expect(bracketed, address).toEqual([]);
    }
  }
});
