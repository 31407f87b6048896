import sharp from 'sharp';
import type { IconFile } from '#domain/firm/brand.ts';
import { markOnDark } from './mark-on-dark.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** `margin` is what is left free around the mark, of the tile's 48 units. */
type Tile = { margin: number; radius: number };

/** Each icon by its file; a launcher cuts its own shape from a maskable one. */
export const icons: Readonly<Record<Exclude<IconFile, 'icon.svg'>, Tile & { size: number }>> = {
  'icon-32.png': { size: 32, margin: 2, radius: 8 },
  'icon-192.png': { size: 192, margin: 4, radius: 10 },
  'icon-512.png': { size: 512, margin: 4, radius: 10 },
  'icon-maskable-512.png': { size: 512, margin: 10, radius: 0 },
  'apple-touch-icon.png': { size: 180, margin: 6, radius: 0 },
};

/** The mark on its black tile. */
export function iconSvg(
  firm: Pick<Firm, 'brand'>,
  { margin, radius }: Tile = { margin: 4, radius: 10 },
  size = 48,
): string {
  const scale = (48 - 2 * margin) / 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}"><rect width="48" height="48" rx="${radius}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${markOnDark(firm)}</g></svg>`;
}

export function drawIcon(
  firm: Pick<Firm, 'brand'>,
  { size, ...tile }: Tile & { size: number },
): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(firm, tile, size)))
    .png()
    .toBuffer();
}
