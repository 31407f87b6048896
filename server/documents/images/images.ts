import type { Image } from '#domain/documents/image.ts';
import { type EncodedImage, imageId, readEncoded } from './encode-image.ts';
import { act, type Act, type ActContext } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import type { FastifyPluginAsync } from 'fastify';
import { closedPolicy } from '#server/base/security-headers.ts';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The same image twice is one; its day counts anew, so that it is not removed before it is used. */
export async function saveImage(
  act: Act,
  { id, width, height, sizes }: EncodedImage,
): Promise<Image> {
  await act.all(
    `insert into image (id, width, height, stored_at) values ($1, $2, $3, $4)
      on conflict (id) do update set stored_at = excluded.stored_at`,
    [id, width, height, act.now],
  );
  for (const size of sizes) {
    await act.all(
      `insert into image_size (image, width, bytes) values ($1, $2, $3)
        on conflict (image, width) do nothing`,
      [id, size.width, size.bytes],
    );
  }
  await act.record('image-added', { type: 'image', id });
  return { id, width, height };
}

export async function imageBytes(
  { all }: Statements,
  id: string,
  width: number,
): Promise<Uint8Array | undefined> {
  const [row] = await all<{ bytes: Uint8Array }>(
    'select bytes from image_size where image = $1 and width = $2',
    [id, width],
  );
  return row?.bytes;
}

/** By their largest width. */
function storedImages({ all }: Statements): Promise<{ id: string; width: number }[]> {
  return all('select id, width from image order by id');
}

const dayMs = 24 * 60 * 60_000;

/**
 * Images that no document names, published, drafted or in a revision. One that was uploaded within
 * the last day may belong to an editor that has not saved its draft. `kept` are those of files, which
 * documents of files may name.
 */
export async function removeUnusedImages(
  { all }: Statements,
  now: number,
  kept: readonly string[] = [],
): Promise<void> {
  const places = kept.map((_, at) => `$${at + 2}`).join(', ');
  await all(
    `delete from image where stored_at < $1 ${places && `and id not in (${places})`}
      and not ${named('content', 'document')}
      and not ${named('draft_content', 'document')}
      and not ${named('content', 'document_revision')}`,
    [now - dayMs, ...kept],
  );
}

function named(column: string, table: string): string {
  return `exists (select 1 from ${table} where ${column} like '%' || image.id || '%')`;
}

/** Uploaded images. Their address names their content, so that a browser asks once. */
export const imageRoutes: FastifyPluginAsync<{ db: Statements }> = async (app, { db }) => {
  app.get<{ Params: { image: string } }>('/media/images/:image', async (request, reply) => {
    const [, id, width] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(request.params.image) ?? [];
    const bytes = id && (await imageBytes(db, id, Number(width)));
    if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .type('image/webp')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': closedPolicy,
      })
      .send(Buffer.from(bytes));
  });
};

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
