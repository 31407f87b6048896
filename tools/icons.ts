/**
 * Draws the icons and the social card from the mark and writes them to public/.
 * Run it after changing the mark: npm run icons
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from './chromium.mjs';
import { logoOnDark } from '../site/social-cards/logo-on-dark.ts';

/** The mark on its black tile, with `margin` of the tile's 48 units left free around it. */
function tile(margin: number, radius: number): string {
  const scale = (48 - 2 * margin) / 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${logoOnDark}</g></svg>`;
}

const publicFolder = new URL('../public/', import.meta.url);
mkdirSync(new URL('icons/', publicFolder), { recursive: true });
mkdirSync(new URL('social/', publicFolder), { recursive: true });
writeFileSync(new URL('icons/icon.svg', publicFolder), `${tile(4, 10)}\n`);

const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
await paint(page, tile(4, 10), 192, 192, 'icons/icon-192.png');
await paint(page, tile(4, 10), 512, 512, 'icons/icon-512.png');
await paint(page, tile(10, 0), 512, 512, 'icons/icon-maskable-512.png');
await paint(page, tile(6, 0), 180, 180, 'icons/apple-touch-icon.png');
const small = await paint(page, tile(2, 8), 32, 32);
writeFileSync(new URL('favicon.ico', publicFolder), icoOf(small, 32));
await paint(page, socialCard(), 1200, 630, 'social/firm.png');
await browser.close();

async function paint(on: Page, svg: string, width: number, height: number, file?: string) {
  await on.setViewportSize({ width, height });
  await on.setContent(
    `<style>html,body{margin:0;background:transparent}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  await on.evaluate(() => document.fonts.ready);
  const png = await on.screenshot({ omitBackground: true });
  if (file) writeFileSync(new URL(file, publicFolder), png);
  return png;
}

/** An icon file may hold one PNG; this is its 22-byte envelope. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

function socialCard(): string {
  const font = readFileSync(new URL('../site/fonts/instrument-sans.woff2', import.meta.url));
  const graduations = Array.from({ length: 100 }, (_, at) => {
    const long = at % 5 === 0;
    return `<path d="M${at * 12 + 0.5} 0v${long ? 20 : 10}" stroke="${long ? '#f3b057' : '#6d7784'}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <style>@font-face{font-family:I;font-weight:400 700;src:url(data:font/woff2;base64,${font.toString('base64')})}text{font-family:I;fill:#fff}</style>
    <rect width="1200" height="630" fill="#0d1014"/>
    <g transform="translate(96 120) scale(2.6)">${logoOnDark}</g>
    <text x="246" y="206" font-size="76" font-weight="600" letter-spacing="-1.5">Northgauge</text>
    <text x="96" y="370" font-size="50" font-weight="500" letter-spacing="-1">Specialist talent for regulated,</text>
    <text x="96" y="436" font-size="50" font-weight="500" letter-spacing="-1">safety-critical sectors</text>
    <g transform="translate(0 610)">${graduations.join('')}</g>
  </svg>`;
}
