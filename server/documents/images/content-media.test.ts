import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { contextIn } from '#tests/support/stores/act-in.ts';
import path from 'node:path';
import { expect, test } from 'vitest';
import { anImage } from '#tests/factories/images.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { exportImages, imageBytes, importImages, mediaIds, removeUnusedImages } from './images.ts';
import { storeImage } from '#tests/support/stores/store-image.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const by = { id: null, name: 'test' };

describeStores('images as files of content/media', ({ fresh }) => {
  test('an exported image is the same one in the store that imports it', async () => {
    const [{ db: from }, { db: to }] = [await fresh(), await fresh()];
    const folder = temporaryFolder();
    const upload = await anImage({ width: 900 });
    const { id, width } = await storeImage(from, upload, now);
    expect([await exportImages(from, folder), await exportImages(from, folder)]).toEqual([1, 0]);
    expect(readdirSync(path.join(folder, 'media'))).toEqual([`${id}.webp`]);
    const take = () => importImages(contextIn({ db: to, by, now }), folder);
    expect([await take(), await take()]).toEqual([1, 0]);
    for (const one of [192, 384, 800, width]) {
      expect(await imageBytes(to, id, one)).toEqual(await imageBytes(from, id, one));
    }
  });

  test('a file that is not the image of its name is refused with its name', async () => {
    const { db } = await fresh();
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'media'));
    writeFileSync(path.join(folder, 'media', `${'a'.repeat(32)}.webp`), await anImage());
    await expect(importImages(contextIn({ db, by, now }), folder)).rejects.toThrow(
      /a{32}\.webp was changed/,
    );
  });

  test('an image of a file stays, whether or not a stored document names it', async () => {
    const { db } = await fresh();
    const folder = temporaryFolder();
    const { id } = await storeImage(db, await anImage(), now);
    await exportImages(db, folder);
    const later = now + 2 * 24 * 60 * 60_000;
    await removeUnusedImages(db, later, mediaIds(folder));
    expect(await imageBytes(db, id, 600)).toBeDefined();
    await removeUnusedImages(db, later);
    expect(await imageBytes(db, id, 600)).toBe(undefined);
  });
});
