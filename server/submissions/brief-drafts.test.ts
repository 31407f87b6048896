import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { briefDraftOf, createBriefDraft } from './brief-drafts.ts';

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
});
