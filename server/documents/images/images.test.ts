import { afterAll, expect, test } from 'vitest';
import { imagePath } from '#domain/address/paths.ts';
import { imageWidths, type Image } from '#domain/documents/image.ts';
import type { Role } from '#domain/people/person.ts';
import { anImage } from '#tests/factories/images.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { removeUnusedImages } from './images.ts';
import { storeImage } from '#tests/support/stores/store-image.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const day = 24 * 60 * 60_000;
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function desk(store: StoreUnderTest, role: Role = 'administrator') {
  const { db, config } = await store.fresh();
  const { headers } = await signIn(db, { now, role });
  const { clock } = manualClock(now);
  const { url, stop } = await startApp(db, config.dataDir, {
    clock,
    desk: { channels: [], build: 'build' },
  });
  stops.push(stop);
  const upload = async (body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/desk/website/images`, {
      method: 'POST',
      headers: { ...headers, origin: url, 'content-type': 'image/png', ...more },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Image & { error?: string } };
  };
  return { db, url, upload };
}

function content(id: string | undefined): string {
  return JSON.stringify({ portrait: { id } });
}

describeStores('images', (store) => {
  test('an upload is served in each of its widths, and a browser may keep it', async () => {
    const { url, upload, db } = await desk(store);
    const { status, body: image } = await upload(await anImage({ width: 900, height: 900 }));
    expect([status, image]).toEqual([200, { id: image.id, width: 900, height: 900 }]);
    for (const width of imageWidths(image)) {
      const answer = await fetch(url + imagePath(image.id, width));
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
    for (const [id, width] of [
      [image.id, 901],
      ['0'.repeat(32), 900],
      ['x', 1],
    ] as const) {
      expect((await fetch(url + imagePath(id, width))).status).toBe(404);
    }
    const [entry] = await db.all(`select subject_id from audit where action = 'image-added'`);
    expect(entry).toEqual({ subjectId: image.id });
  });

  test('what is no image, too small, too large or from elsewhere is refused', async () => {
    const { upload, db } = await desk(store);
    const small = await anImage({ width: 100, height: 100 });
    const image = await anImage();
    expect([
      (await upload(Buffer.from('text'))).body.error,
      (await upload(small)).body.error,
      (await upload(Buffer.alloc(16 * 1024 * 1024))).status,
      (await upload(image, { cookie: '' })).body.error,
      (await upload(image, { origin: 'https://elsewhere.example' })).body.error,
      (await upload(image, { 'content-type': 'text/plain' })).status,
    ]).toEqual(['not-an-image', 'image-too-small', 413, 'signed-out', 'cross-origin', 415]);
    expect(await db.all('select id from image')).toEqual([]);
  });

  test('only an administrator uploads', async () => {
    const { upload, db } = await desk(store, 'consultant');
    expect((await upload(await anImage())).body.error).toBe('not-allowed');
    expect(await db.all('select id from image')).toEqual([]);
  });

  test('an image goes once nothing names it, a day after its upload', async () => {
    const { db } = await store.fresh();
    const stored = async (width: number) =>
      (await storeImage(db, await anImage({ width }), now)).id;
    const [published, drafted, revised, unused] = [
      await stored(300),
      await stored(301),
      await stored(302),
      await stored(303),
    ];
    await db.all(
      `insert into document (key, kind, id, version, version_by, version_at, revision, content,
        draft_content) values ('k', 'person', 'ada', 1, 'test', 0, 1, $1, $2)`,
      [content(published), content(drafted)],
    );
    await db.all(
      `insert into document_revision (document, revision, schema, content, changed_by, changed_at)
        values ('k', 1, 1, $1, 'test', 0)`,
      [content(revised)],
    );
    const left = async () =>
      (await db.all<{ id: string }>('select id from image')).map(({ id }) => id);
    await removeUnusedImages(db, now + day);
    expect(await left()).toContain(unused);
    await removeUnusedImages(db, now + day + 1);
    expect((await left()).toSorted()).toEqual([published, drafted, revised].toSorted());
    const sizes = await db.all('select 1 from image_size where image = $1', [unused!]);
    expect(sizes).toEqual([]);
  });
});
