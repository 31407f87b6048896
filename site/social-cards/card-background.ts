import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { brandColours } from '#domain/firm/brand.ts';
import { heroClips, posterFile } from '#site/sections/hero-clips.ts';
import type { StillField } from '#site/sections/stills.ts';
import { cardSize } from '#site/seo/social-card.ts';
import { markOnDark } from './mark-on-dark.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';

const { width, height } = cardSize;
export const margin = 72;

/** Pixels of a background, three bytes each. */
export type Background = { data: Buffer; width: number; height: number };

/** A server's image has the built copy alone. */
const publicFolder = existsSync('public') ? 'public' : 'build/client';

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
  `<g transform="translate(${margin - 4} 60) scale(1.3)">${markOnDark(firm)}</g>`;
const largeMark = (firm: Pick<Firm, 'brand'>) =>
  `<g transform="translate(660 70) scale(10.2)" opacity=".3">${markOnDark(firm)}</g>`;

function graduation(firm: Pick<Firm, 'brand'>): string {
  const accent = brandColours(firm).accent.dark;
  return Array.from({ length: 100 }, (_, at) => {
    const long = at % 5 === 0;
    return `<path d="M${at * 12 + 0.5} ${height}v-${long ? 20 : 10}" stroke="${long ? accent : '#6d7784'}"/>`;
  }).join('');
}
