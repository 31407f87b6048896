import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFile } from '#tests/factories/new-submission.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';

describeStores('a file on the desk', ({ fresh }) => {
  let db: Db;
  let desk: Awaited<ReturnType<typeof startDeskApp>>;
  let me: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    ({ db } = await fresh());
    desk = await startDeskApp(db);
    me = await signIn(db);
  });
  afterAll(() => desk?.stop());

  async function fetched(file: Parameters<typeof aFile>[0]) {
    const { id } = await storeSubmission(db, { kind: 'job-application', file: aFile(file) });
    const answer = await desk.ask(`/submissions/${id}/file`, me);
    return { id, answer };
  }

  test('is an attachment that no browser runs or guesses at', async () => {
    const bytes = Buffer.from('%PDF-1.7 text');
    const { answer } = await fetched({ filename: `Ä"b'(1).pdf`, bytes });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="__b_(1).pdf"; filename*=UTF-8''%C3%84%22b%27%281%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'no type'])(
    'of type %s is sent as bytes',
    async (type) => {
      const { answer } = await fetched({ type, filename: 'x.html' });
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    },
  );

  test('puts no line break of its name into a header', async () => {
    const { answer } = await fetched({ filename: 'a\r\nset-cookie: x=1\u202Efdp.exe' });
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="aset-cookie_ x_1fdp.exe"; filename*=UTF-8''aset-cookie%3A%20x%3D1fdp.exe`,
    );
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('is recorded each time it is opened', async () => {
    const { id } = await fetched({});
    await desk.ask(`/submissions/${id}/file`, me);
    const entries = await db.all('select person_id, action from audit where subject_id = $1', [id]);
    expect(entries).toEqual(
      Array.from({ length: 2 }, () => ({ personId: me.person.id, action: 'file-opened' })),
    );
  });

  test('that does not exist is not found, and not recorded', async () => {
    const { id } = await storeSubmission(db);
    expect((await desk.ask(`/submissions/${id}/file`, me)).status).toBe(404);
    expect(await db.all('select 1 as one from audit where subject_id = $1', [id])).toEqual([]);
  });
});
