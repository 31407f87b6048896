import path from 'node:path';
import sharp from 'sharp';
import { brandColours } from '#domain/firm/brand.ts';
import { escapeMarkup } from '#domain/edition/text.ts';
import { cardSize, type SocialCard } from '#site/seo/social-card.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';
import { heroClips, posterFile } from '#site/sections/hero-clips.ts';
import type { StillField } from '#site/sections/still.tsx';
import { markOnDark } from './mark-on-dark.ts';

/** Cut by npm run fonts: the text engine reads neither woff2 nor variable weights. */
const typefaces = {
  mono: { file: 'plex-mono-500.ttf', name: 'IBM Plex Mono Medium,' },
  heading: { file: 'instrument-sans-600.ttf', name: 'Instrument Sans, Semi-Bold' },
  detail: { file: 'instrument-sans-500.ttf', name: 'Instrument Sans, Medium' },
};

type Typeface = keyof typeof typefaces;

// A card is drawn once and then kept: a thread for each processor and a cache would hold memory only.
sharp.concurrency(1);
sharp.cache(false);

const fontFolder = import.meta.env?.PROD ? 'build/fonts' : 'site/fonts';

export const cardTextWidth = 760;
const baseline = 556;
/** Beside the mark. */
const nameMiddle = 92;
const headingSizes = [72, 64, 56, 48, 42];
const headingLines = 3;

type Layer = { data: Buffer; width: number; height: number };

let drawing: Promise<unknown> = Promise.resolve();

/**
 * A card as a JPEG. One after the other: after a publication anybody can ask for all of them, and
 * forms need the same few threads.
 */
export function drawCard(firm: Pick<Firm, 'name' | 'brand'>, card: SocialCard): Promise<Buffer> {
  const drawn = drawing.then(() => composeCard(firm, card));
  drawing = drawn.catch(() => {});
  return drawn;
}

/** The text is aligned to the bottom margin. */
async function composeCard(firm: Pick<Firm, 'name' | 'brand'>, card: SocialCard): Promise<Buffer> {
  const background = await cardBackground(firm, card.field);
  const detail =
    card.detail === undefined ? undefined : await writeWords('detail', 32, '#d5dae0', card.detail);
  const heading = await fit(card.heading);
  const accent = brandColours(firm).accent.dark;
  const eyebrow = await writeWords('mono', 22, accent, card.eyebrow.toUpperCase(), 2);
  const name = await writeWords('heading', 40, '#ffffff', firm.name, -0.8);

  let bottom = baseline;
  const layers = [
    {
      input: name.data,
      raw: { width: name.width, height: name.height, channels: 4 as const },
      left: cardMargin + 78,
      top: nameMiddle - Math.round(name.height / 2),
    },
  ];
  for (const [layer, gap] of [
    [detail, 30],
    [heading, 28],
    [eyebrow, 0],
  ] as const) {
    if (!layer) continue;
    const { data, width, height } = layer;
    layers.push({
      input: data,
      raw: { width, height, channels: 4 as const },
      left: cardMargin,
      top: bottom - height,
    });
    bottom -= height + gap;
  }
  const { data, ...raw } = background;
  return sharp(data, { raw: { ...raw, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** `instead` where the words do not fit or cannot be drawn: the desk may have written anything. */
export function drawCardOr(
  firm: Pick<Firm, 'name' | 'brand'>,
  card: SocialCard,
  instead: SocialCard,
): Promise<Buffer> {
  return drawCard(firm, card).catch(() => drawCard(firm, instead));
}

/** The largest size at which the heading keeps its lines and its longest word the width. */
async function fit(heading: string): Promise<Layer> {
  let layer: Layer | undefined;
  for (const size of headingSizes) {
    layer = await writeWords('heading', size, '#ffffff', heading, -size / 60);
    if (layer.width <= cardTextWidth && layer.height <= headingLines * size * 1.1) return layer;
  }
  if (!layer || layer.width > cardTextWidth || layer.height > cardSize.height / 2) {
    throw new Error(`"${heading}" does not fit on a social card. Shorten it.`);
  }
  return layer;
}

/** Exported for the test that the typefaces are found: a missing one is replaced silently. */
export async function writeWords(
  typeface: Typeface,
  size: number,
  colour: string,
  words: string,
  spacing = 0,
): Promise<Layer> {
  const { file, name } = typefaces[typeface];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.9" letter_spacing="${Math.round(spacing * 1024)}">${escapeMarkup(unbroken(drawable(words)))}</span>`,
      font: `${name} ${size}`,
      fontfile: path.resolve(fontFolder, file),
      width: cardTextWidth,
      wrap: 'word',
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The text engine reads XML, which has no control characters, escaped or not. */
function drawable(words: string): string {
  return words
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Keeps the (m/w/d) of German titles on one line: a slash would else allow a break. */
function unbroken(words: string): string {
  return words.replace(/\((\w\/)+\w\)/g, (genders) => genders.replaceAll('/', '/\u2060'));
}

const { width, height } = cardSize;
export const cardMargin = 72;

/** Pixels of a background, three bytes each. */
type Background = { data: Buffer; width: number; height: number };

/** Production has the built copy alone. */
const publicFolder = import.meta.env?.PROD ? 'build/client' : 'public';

const drawn = perFirm<Pick<Firm, 'brand'>, Map<StillField | undefined, Promise<Background>>>(
  () => new Map(),
);

/** Scene, scrim and the firm's mark. Drawn once; thousands of cards share it. */
export function cardBackground(
  firm: Pick<Firm, 'brand'>,
  field: StillField | undefined,
): Promise<Background> {
  let background = drawn(firm).get(field);
  if (!background) drawn(firm).set(field, (background = draw(firm, field)));
  return background;
}

async function draw(firm: Pick<Firm, 'brand'>, field: StillField | undefined): Promise<Background> {
  const clip = heroClips.find((clip) => clip === field);
  const scene = clip
    ? sharp(publicFolder + posterFile(clip, '1080', 'jpg')).resize(width, height)
    : sharp({ create: { ...cardSize, channels: 3, background: '#090b0e' } });
  const overlay = Buffer.from(
    svg((clip ? scrim : largeMark(firm)) + signature(firm) + graduation(firm)),
  );
  const { data, info } = await scene
    .composite([{ input: overlay }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** Dark under the words, clear over the subject on the right. */
const scrim = `<linearGradient id="right"><stop stop-opacity=".9"/><stop offset=".45" stop-opacity=".78"/><stop offset=".68" stop-opacity=".5"/><stop offset=".9" stop-opacity="0"/></linearGradient>
  <linearGradient id="up" x2="0" y1="1" y2="0"><stop stop-opacity=".7"/><stop offset=".6" stop-opacity=".1"/><stop offset="1" stop-opacity=".15"/></linearGradient>
  <rect width="${width}" height="${height}" fill="url(#right)"/><rect width="${width}" height="${height}" fill="url(#up)"/>`;

const signature = (firm: Pick<Firm, 'brand'>) =>
  `<g transform="translate(${cardMargin - 4} 60) scale(1.3)">${markOnDark(firm)}</g>`;
const largeMark = (firm: Pick<Firm, 'brand'>) =>
  `<g transform="translate(660 70) scale(10.2)" opacity=".3">${markOnDark(firm)}</g>`;

function graduation(firm: Pick<Firm, 'brand'>): string {
  const accent = brandColours(firm).accent.dark;
  return Array.from({ length: 100 }, (_, at) => {
    const long = at % 5 === 0;
    return `<path d="M${at * 12 + 0.5} ${height}v-${long ? 20 : 10}" stroke="${long ? accent : '#6d7784'}"/>`;
  }).join('');
}
