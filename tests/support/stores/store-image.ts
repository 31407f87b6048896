import type { Image } from '#domain/documents/image.ts';
import type { Db } from '#server/db/db.ts';
import { encodeImage } from '#server/documents/images/encode-image.ts';
import { saveImage } from '#server/documents/images/images.ts';
import { actIn } from './act-in.ts';

/** An upload as the desk keeps it. */
export async function storeImage(db: Db, upload: Buffer, now: number): Promise<Image> {
  const encoded = await encodeImage(upload);
  if (typeof encoded === 'string') throw new Error(encoded);
  return actIn({ db, now }, (act) => saveImage(act, encoded));
}
