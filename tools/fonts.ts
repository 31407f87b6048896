/**
 * Cuts the typefaces down to what European text needs and writes them to site/fonts.
 * Run it after changing a typeface or the characters: npm run fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const latin = charactersBetween(0x20, 0x7e) + charactersBetween(0xa0, 0xff);
const typographic = '–—‘’‚“”„‹›…•€ŒœŠšŽžŸ−×';

const typefaces = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    characters: latin + typographic,
  },
  {
    // Labels and readings only: one weight, no accents beyond ours.
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    to: 'plex-mono.woff2',
    characters: `${charactersBetween(0x20, 0x7e)} ÄÖÜäöüßéèàìòù€£–—·…×`,
  },
];

const resolve = createRequire(import.meta.url).resolve;
const folder = new URL('../site/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { from, to, characters } of typefaces) {
  const font = await subsetFont(readFileSync(resolve(from)), characters, { targetFormat: 'woff2' });
  writeFileSync(new URL(to, folder), font);
  console.log(`${to}: ${(font.length / 1024).toFixed(1)} KB`);
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
