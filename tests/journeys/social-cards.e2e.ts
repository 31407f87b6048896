import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { readBuiltSite } from '../../tools/read-built-site.ts';
import { localeOf } from '../../domain/address/paths.ts';
import { expect, test } from '../support/site.ts';

const KB = 1000;

/** Pages that show the firm's card; the report shows its loader's, the plan that of Employers. */
const sharesItsCard =
  /\/404$|\/reports\/not-found(\.html)?$|\/(documents|files)\/[^/]+$|\/employers\/plan$|^\/report-documents\/|\/employers\/brief$/;

test('every page names a card that exists, has the size it says and is its own', async () => {
  const store = await readBuiltSite();
  const pageOfCard = new Map<string, string>();
  for (const [address, file] of store) {
    if (!file.isPage) continue;
    const html = file.bytes.toString();
    const card = new URL(contentOf(html, 'og:image')).pathname;
    const picture = store.get(card)?.bytes;
    expect(picture, `${card} of ${address}`).toBeDefined();
    if (sharesItsCard.test(address) || pageOfCard.get(card) === canonicalOf(html)) continue;

    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }, card).toEqual({ width: 1200, height: 630 });
    expect(picture!.length, card).toBeLessThan(80 * KB);
    expect(contentOf(html, 'og:image:alt'), address).toMatch(/^Northgauge\. .+\.$/);
    expect(pageOfCard.get(card), `${card} of ${address}`).toBeUndefined();
    pageOfCard.set(card, canonicalOf(html));
  }
  // Germany and Austria say most things alike.
  const pictures = [...pageOfCard].map(
    ([card, page]) =>
      `${localeOf(new URL(page).pathname)} ${createHash('sha256').update(store.get(card)!.bytes).digest('hex')}`,
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

function contentOf(html: string, property: string): string {
  return new RegExp(`property="${property}" content="([^"]+)"`).exec(html)?.[1] ?? '';
}

function canonicalOf(html: string): string {
  return /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
}
