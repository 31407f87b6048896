/**
 * Photographs the cover of each built report for its card in the list, over the scene of its first
 * industry.
 * Run it after changing a cover or a title, and build again: npm run report-covers
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { reportDocumentPath } from '#domain/address/paths.ts';
import { languageLocales } from '#domain/edition/editions.ts';
import { pictureOfIndustry } from '#domain/firm/related-roles.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { stillFile, type StillField } from '#site/sections/still.tsx';
import { chromiumLaunch } from './chromium.mjs';
import { readBuiltSite } from './read-built-site.ts';

const host = 'http://covers.example';
const site = await readBuiltSite();
const size = { width: 1200, height: 630 };

/** The cover, laid out for a picture wider than a page. */
const style = (field: StillField) => `
  .way-back { display: none; }
  .cover {
    background: linear-gradient(90deg, #0d1014 12%, #0d1014cc 48%, #0d101480), url(${stillFile(field, 1440, 'jpg')}) right / cover;
  }
  .cover { position: relative; width: 1200px; height: 630px; min-height: 0; padding: 64px; gap: 0; }
  .cover-mark { width: 64px; }
  .cover-wordmark { width: 220px; }
  .cover-drawing { position: absolute; left: 470px; top: -165px; width: 1060px; max-width: none; max-height: none; }
  .cover-words { position: relative; align-self: end; grid-row: 3; }
  .cover h1 { font-size: 76px; }
  .cover-subtitle, .cover-dates { display: none; }
`;

const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: size });
await page.route(`${host}/**`, (route) =>
  route.fulfill(answerAt(new URL(route.request().url()).pathname)),
);
mkdirSync('public/report-documents', { recursive: true });
for (const report of sampleContent().reports) {
  for (const locale of languageLocales(catalogue().firm)) {
    const { previewImage } = wordsIn(report, locale);
    if (previewImage === undefined) continue;
    await page.goto(host + reportDocumentPath(catalogue().firm, report.id, locale));
    await page.addStyleTag({
      content: style(pictureOfIndustry(catalogue().firm, report.industries[0])),
    });
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
    writeFileSync(`public${previewImage}`, await smallWebp(page, png));
    console.log(`public${previewImage}`);
  }
}
await browser.close();

function answerAt(address: string) {
  const answer = site.get(address);
  if (!answer) return { status: 404 };
  return { body: answer.bytes, ...(answer.isPage && { contentType: 'text/html' }) };
}

/** Chromium photographs in PNG; its canvas writes the smaller format at the size of a card. */
async function smallWebp(on: Page, png: Buffer): Promise<Buffer> {
  const dataUrl = await on.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 420 });
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, 0, 0, 800, 420);
      return canvas.toDataURL('image/webp', 0.92);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}
