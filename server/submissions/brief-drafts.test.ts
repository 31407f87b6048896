import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { briefDraftOf, briefDraftsOfEmail, createBriefDraft } from './brief-drafts.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

describeStores('saved briefs', ({ fresh }) => {
  test('a brief saved by another version of the form opens with the fields of this one', async () => {
    const { db } = await fresh();
    const { token } = await createBriefDraft(db, { yourEmail: 'ada@example.com' }, now);
    await db.all('update brief_draft set fields = $1', [
      JSON.stringify({ yourEmail: 'ada@example.com', fieldOfLastYear: 'x' }),
    ]);
    expect((await briefDraftOf(db, token, now))?.values).toEqual({ yourEmail: 'ada@example.com' });
  });

  test('one that cannot be read is empty and does not hide the others', async () => {
    const { db } = await fresh();
    const broken = await createBriefDraft(db, { yourEmail: 'jo@example.com' }, now);
    await db.all('update brief_draft set fields = $1', ['{"yourEmail":']);
    await createBriefDraft(db, { yourEmail: 'ada@example.com' }, now);
    expect((await briefDraftOf(db, broken.token, now))?.values).toEqual({});
    expect(await briefDraftsOfEmail(db, 'ada@example.com')).toHaveLength(1);
  });
});
