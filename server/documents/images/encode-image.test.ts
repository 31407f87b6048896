import { setImmediate } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { anImage } from '#tests/factories/images.ts';
import { maxImageBytes } from '#domain/documents/image.ts';
import { encodeImage, imageId, readEncoded, type EncodedImage } from './encode-image.ts';

async function encoded(upload: Buffer): Promise<EncodedImage> {
  const image = await encodeImage(upload);
  if (typeof image === 'string') throw new Error(image);
  return image;
}

async function animation(): Promise<Buffer> {
  const frames = [await anImage(), await anImage({ as: (image) => image.negate().png() })];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

test('an image is kept as WebP in the widths that pages show, the largest last', async () => {
  const { width, height, sizes } = await encoded(await anImage({ width: 2400, height: 1200 }));
  expect({ width, height }).toEqual({ width: 1600, height: 800 });
  expect(sizes.map((size) => size.width)).toEqual([192, 384, 800, 1600]);
  for (const size of sizes) {
    expect(await sharp(size.bytes).metadata()).toMatchObject({ format: 'webp', width: size.width });
  }
});

test('uploads that arrive together take one thread', async () => {
  const upload = await anImage({ width: 1200, height: 800 });
  const images = Array.from({ length: 6 }, () => encodeImage(upload));
  const allEncoded = Promise.all(images).then(() => true);
  let most = 0;
  while (!(await Promise.race([allEncoded, setImmediate(false)]))) {
    const { queue, process } = sharp.counters();
    // Not their sum: the two are read one after the other.
    most = Math.max(most, queue, process);
  }
  expect(most).toBe(1);
  expect(sharp.concurrency()).toBe(1);
});

test('a small image is not enlarged', async () => {
  const { width, sizes } = await encoded(await anImage({ width: 300, height: 300 }));
  expect(width).toBe(300);
  expect(sizes.map((size) => size.width)).toEqual([192, 300]);
});

test('a photograph is turned upright and loses its metadata', async () => {
  const upload = await anImage({
    as: (image) => image.jpeg().withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Ada' } } }),
  });
  const { width, height, sizes } = await encoded(upload);
  expect({ width, height }).toEqual({ width: 400, height: 600 });
  for (const { bytes } of sizes) {
    const { exif, orientation, icc } = await sharp(bytes).metadata();
    expect({ exif, orientation, icc }).toEqual({});
    expect(bytes.includes('Ada')).toBe(false);
  }
});

test.each([
  ['JPEG', (image: Sharp) => image.jpeg()],
  ['WebP', (image: Sharp) => image.webp()],
  ['AVIF', (image: Sharp) => image.avif({ effort: 0 })],
])('%s is accepted', async (_, as) => {
  expect((await encoded(await anImage({ as }))).width).toBe(600);
});

test('what was encoded before keeps its bytes and its id', async () => {
  const first = await encoded(await anImage());
  const largest = first.sizes.at(-1)!.bytes;
  expect(imageId(largest)).toBe(first.id);
  expect(await readEncoded(largest)).toEqual(first);
});

describe('is refused:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect/></svg>';

  test.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a text', async () => Buffer.from('not an image')],
    ['SVG', async () => Buffer.from(svg)],
    ['GIF', () => anImage({ as: (image) => image.gif() })],
    ['half a PNG', async () => (await anImage()).subarray(0, 600)],
    ['a PNG in name alone', async () => Buffer.from(`\x89PNG\r\n\x1A\n${svg}`, 'latin1')],
    ['an animation', animation],
  ])('%s is no image', async (_, upload) => {
    expect(await encodeImage(await upload())).toBe('not-an-image');
  });

  test('an image with a side below 192 pixels', async () => {
    expect(await encodeImage(await anImage({ width: 191, height: 800 }))).toBe('image-too-small');
    // It would be, once it fits.
    expect(await encodeImage(await anImage({ width: 3200, height: 200 }))).toBe('image-too-small');
  });

  test('an image of too many bytes or pixels', async () => {
    const jpeg = await anImage({ as: (image) => image.jpeg() });
    const padded = Buffer.concat([jpeg, Buffer.alloc(maxImageBytes)]);
    expect(await encodeImage(padded)).toBe('image-too-large');
    const huge = sharp({
      create: { width: 10_000, height: 6_001, channels: 3, background: '#fff' },
    });
    expect(await encodeImage(await huge.png().toBuffer())).toBe('image-too-large');
  });
});
