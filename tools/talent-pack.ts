/**
 * Prints the talent pack from the same content as the website, as a tagged PDF.
 * Run it after changing a hiring model or the pack's words: npm run talent-pack
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { openCatalogue } from '../content/catalogue.server.ts';
import { defaultLocale } from '../domain/edition/editions.ts';
import { chromiumLaunch } from './chromium.mjs';
import { talentPackHtml } from './talent-pack/html.ts';
import { talentPackDigest } from './talent-pack/digest.ts';

const folder = 'public/downloads';
const html = talentPackHtml(openCatalogue(process.cwd()), defaultLocale);

const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const overflowing = await page.evaluate(() =>
  [...document.querySelectorAll('.sheet')].findIndex(
    (sheet) => sheet.scrollHeight > sheet.clientHeight + 1,
  ),
);
if (overflowing >= 0) throw new Error(`Page ${overflowing + 1} holds more than A4. Shorten it.`);
const pdf = await page.pdf({
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
});
await browser.close();

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/northgauge-talent-pack.pdf`, pdf);
writeFileSync('tools/talent-pack/printed.txt', `${talentPackDigest(html)}\n`);
console.log(`${folder}/northgauge-talent-pack.pdf: ${(pdf.length / 1024).toFixed(0)} KB`);
