import type { Image } from '#domain/documents/image.ts';
import type { Actor } from '#server/db/audit.ts';
import type { Db } from '#server/db/db.ts';
import { saveImage } from './images.ts';
import { encodeImage, type ImageRefusal } from './encode-image.ts';

/** Checks, encodes and keeps an upload; a document names it by what is answered. */
export async function storeImage(
  db: Db,
  by: Actor,
  upload: Buffer,
  now: number,
): Promise<Image | ImageRefusal> {
  const encoded = await encodeImage(upload);
  return typeof encoded === 'string' ? encoded : saveImage(db, by, encoded, now);
}
