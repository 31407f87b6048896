import { z } from 'zod';
import { MiB } from '#domain/forms/file-type.ts';

/** A photograph of a present camera; what is kept of it is a few hundred kilobytes. */
export const maxImageBytes = 15 * MiB;
/** The longest side of what is kept. */
export const maxImageSide = 1600;
/** Below this a picture looks coarse wherever it is shown. */
export const minImageSide = 192;

const side = z.number().int().min(minImageSide).max(maxImageSide);

/** An image that staff uploaded: the answer of its upload, kept in the document that shows it. */
export const imageSchema = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{32}$/),
    width: side,
    height: side,
  })
  .meta({ control: 'image' });
export type Image = z.infer<typeof imageSchema>;

/** Twice the size of a portrait and of a card, for dense screens, and half of each. */
const widths = [192, 384, 800];

/** The widths in which an image is kept, the largest last. */
export function imageWidths({ width }: Pick<Image, 'width'>): number[] {
  return [...widths.filter((one) => one < width), width];
}
