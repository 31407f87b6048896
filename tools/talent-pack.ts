/**
 * Prints the talent pack from the same content as the website, as a tagged PDF a language.
 * Run it after changing a hiring model or the pack's words: npm run talent-pack
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { openCatalogue } from '../content/catalogue.server.ts';
import { languageLocales, type Locale } from '../domain/edition/editions.ts';
import { chromiumLaunch } from './chromium.mjs';
import { talentPackDigest } from './talent-pack/digest.ts';
import { talentPackHtml } from './talent-pack/html.ts';
import { talentPackLink } from './talent-pack/link.ts';

const catalogue = openCatalogue(process.cwd());
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
for (const locale of languageLocales) {
  const file = `public${talentPackLink(catalogue, locale)}`;
  const pdf = await print(talentPackHtml(catalogue, locale), locale);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pdf);
  console.log(`${file}: ${(pdf.length / 1024).toFixed(0)} KB`);
}
await browser.close();
writeFileSync('tools/talent-pack/printed.txt', `${talentPackDigest(catalogue)}\n`);

async function print(html: string, locale: Locale): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const overflowing = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].findIndex(
      (sheet) => sheet.scrollHeight > sheet.clientHeight + 1,
    ),
  );
  if (overflowing >= 0) {
    throw new Error(`Page ${overflowing + 1} in ${locale} holds more than A4. Shorten it.`);
  }
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}
