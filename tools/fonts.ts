/**
 * Cuts the typefaces down to what European text needs and writes them to site/fonts: woff2 for
 * browsers, TTF for the social cards that the server draws.
 * Run it after changing a typeface or the characters: npm run fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const latin = charactersBetween(0x20, 0x7e) + charactersBetween(0xa0, 0xff);
const typographic = '–—‘’‚“”„‹›…•€ŒœŠšŽžŸ−×';

const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const mono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2';

const typefaces = [
  {
    from: sans,
    to: 'site/fonts/instrument-sans.woff2',
    characters: latin + typographic,
  },
  {
    // Labels and readings only: one weight, no accents beyond ours.
    from: mono,
    to: 'site/fonts/plex-mono.woff2',
    characters: `${charactersBetween(0x20, 0x7e)} ÄÖÜäöüßéèàìòù€£–—·…×`,
  },
  ...[500, 600].map((weight) => ({
    from: sans,
    to: `site/fonts/instrument-sans-${weight}.ttf`,
    characters: latin + typographic,
    variationAxes: { wght: weight },
  })),
  { from: mono, to: 'site/fonts/plex-mono-500.ttf', characters: latin + typographic },
];

const resolve = createRequire(import.meta.url).resolve;
const folder = new URL('../', import.meta.url);
for (const { from, to, characters, ...options } of typefaces) {
  const source = readFileSync(resolve(from));
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2', ...options });
  // Converted, because a TTF from the subsetter ends with its outlines: a program that reads ahead
  // then fails at a space that is the last glyph.
  const font = to.endsWith('.ttf') ? await fontverter.convert(subset, 'sfnt') : subset;
  mkdirSync(new URL('.', new URL(to, folder)), { recursive: true });
  writeFileSync(new URL(to, folder), font);
  console.log(`${to}: ${(font.length / 1024).toFixed(1)} KB`);
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
