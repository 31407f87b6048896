import { pictureNames, type PictureName } from '#domain/firm/picture.ts';

/** The scenes of the hero as pictures in the pages. Their files are in public/media/stills. */
export const stillFields = pictureNames;
export type StillField = PictureName;

export const stillWidths = [720, 1440] as const;
export const stillSize = { width: 1440, height: 810 };

export function stillFile(
  field: StillField,
  width: (typeof stillWidths)[number],
  format: 'avif' | 'jpg',
): string {
  return `/media/stills/${field}-${width}.${format}`;
}

export function stillSet(field: StillField, format: 'avif' | 'jpg'): string {
  return stillWidths.map((width) => `${stillFile(field, width, format)} ${width}w`).join(', ');
}
