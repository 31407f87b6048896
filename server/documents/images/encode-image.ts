import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import {
  imageWidths,
  maxImageBytes,
  maxImageSide,
  minImageSide,
  type Image,
} from '#domain/documents/image.ts';
import { createSemaphore } from '#server/base/limits.ts';

const maxPixels = 60_000_000;

export type EncodedImage = Image & { sizes: { width: number; bytes: Buffer }[] };
export type ImageRefusal = 'not-an-image' | 'image-too-large' | 'image-too-small';

/**
 * One image at a time, with one thread: sharp runs on libuv's four, which forms and files need, and
 * libvips would start as many again for each image. Its cache would keep 50 MB of what nobody asks
 * for twice. Loaded with the first image: most servers see none.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
const takeTurn = createSemaphore(1);

/** An upload as WebP in our sizes, upright and without metadata, or why it is refused. */
export async function encodeImage(upload: Buffer): Promise<EncodedImage | ImageRefusal> {
  if (upload.length > maxImageBytes) return 'image-too-large';
  if (!isPhotograph(upload)) return 'not-an-image';
  const release = await takeTurn();
  try {
    const sharp = await loadSharp();
    const {
      pages = 1,
      width,
      height,
    } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (pages > 1) return 'not-an-image';
    if (width * height > maxPixels) return 'image-too-large';
    if (Math.min(width, height) < minImageSide) return 'image-too-small';
    const { data, info } = await webp(
      sharp(upload, { limitInputPixels: maxPixels }).autoOrient().resize({
        width: maxImageSide,
        height: maxImageSide,
        fit: 'inside',
        withoutEnlargement: true,
      }),
    );
    if (Math.min(info.width, info.height) < minImageSide) return 'image-too-small';
    // Awaited here, while it is its turn.
    return await withSizes(data, info);
  } catch {
    // sharp says in many words that it could not decode it.
    return 'not-an-image';
  } finally {
    release();
  }
}

/** An image that was encoded before, as export writes it: its bytes, and so its id, stay. */
export async function readEncoded(bytes: Buffer): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  return withSizes(bytes, { width, height });
}

/** The name of an image follows from its content. */
export function imageId(largest: Uint8Array): string {
  return createHash('sha256').update(largest).digest('hex').slice(0, 32);
}

async function withSizes(
  largest: Buffer,
  { width, height }: { width: number; height: number },
): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const sizes: EncodedImage['sizes'] = [];
  for (const one of imageWidths({ width })) {
    const bytes = one === width ? largest : (await webp(sharp(largest).resize(one))).data;
    sizes.push({ width: one, bytes });
  }
  return { id: imageId(largest), width, height, sizes };
}

/** sharp leaves out metadata and colour profiles unless it is asked to keep them. */
function webp(image: Sharp) {
  return image.webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
}

/**
 * By signature, before any decoder reads it: sharp would also open SVG, PDF and others. AVIF shares
 * its container with HEIC, which sharp does not decode.
 */
function isPhotograph(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xFF\xD8\xFF' ||
    text(0, 8) === '\x89PNG\r\n\x1A\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    text(4, 12) === 'ftypavif'
  );
}
