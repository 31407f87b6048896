import sharp, { type Sharp } from 'sharp';

type Look = { width?: number; height?: number; as?: (image: Sharp) => Sharp };

/** A picture with a red upper left corner, as PNG unless said otherwise. */
export async function anImage({
  width = 600,
  height = 400,
  as = (image) => image.png(),
}: Look = {}): Promise<Buffer<ArrayBuffer>> {
  const corner = {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    channels: 3,
  } as const;
  const red = await sharp({ create: { ...corner, background: '#f00' } })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width, height, channels: 3, background: '#00f' } });
  const drawn = await ground
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return Buffer.from(await as(sharp(drawn)).toBuffer());
}
