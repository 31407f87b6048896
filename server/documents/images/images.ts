import type { Image } from '#domain/documents/image.ts';
import type { EncodedImage } from './encode-image.ts';
import type { Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';

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
export function storedImages({ all }: Statements): Promise<{ id: string; width: number }[]> {
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
