import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { act, type ActContext } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { imageBytes, saveImage, storedImages } from './images.ts';
import { imageId, readEncoded } from './encode-image.ts';

/** The images of a folder in the format of content/: the largest size of each, named by its id. */
export function mediaIds(folder: string): string[] {
  const media = path.join(folder, 'media');
  if (!existsSync(media)) return [];
  return readdirSync(media).flatMap((name) => /^([0-9a-f]{32})\.webp$/.exec(name)?.[1] ?? []);
}

/** Takes the images of a folder that the store does not have. Returns how many. */
export async function importImages(context: ActContext, folder: string): Promise<number> {
  const ids = mediaIds(folder);
  if (ids.length === 0) return 0;
  const stored = new Set((await storedImages(context.db)).map(({ id }) => id));
  const missing = ids.filter((id) => !stored.has(id));
  for (const id of missing) {
    const file = fileOf(folder, id);
    const bytes = await readFile(file);
    if (imageId(bytes) !== id) {
      throw new Error(
        `${file} was changed. Upload the image at the desk, and export it from there.`,
      );
    }
    const encoded = await readEncoded(bytes);
    await act(context, (act) => saveImage(act, encoded));
  }
  return missing.length;
}

/** Writes every stored image that the folder does not have. Returns how many. */
export async function exportImages(db: Statements, folder: string): Promise<number> {
  const present = new Set(mediaIds(folder));
  const missing = (await storedImages(db)).filter(({ id }) => !present.has(id));
  if (missing.length > 0) await mkdir(path.join(folder, 'media'), { recursive: true });
  for (const { id, width } of missing) {
    const bytes = await imageBytes(db, id, width);
    if (bytes) await writeFile(fileOf(folder, id), bytes);
  }
  return missing.length;
}

function fileOf(folder: string, id: string): string {
  return path.join(folder, 'media', `${id}.webp`);
}
