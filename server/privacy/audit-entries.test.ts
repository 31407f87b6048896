import { expect, test } from 'vitest';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { recordAudit } from '#server/db/audit.ts';
import { auditPage } from './audit-entries.ts';

describeStores('the audit log', ({ fresh }) => {
  test('calls submissions and colleagues by reference and name as long as they are there', async () => {
    const { db } = await fresh();
    const { person } = await signIn(db, { name: 'Ada Keller' });
    const { id, reference } = await storeSubmission(db);
    const by = { id: person.id, name: person.name };
    const subjects = [
      { type: 'submission', id },
      { type: 'person', id: person.id },
      { type: 'submission', id: 'gone' },
    ] as const;
    for (const [at, subject] of subjects.entries()) {
      await recordAudit(db, { at, by, action: 'note-written', subject });
    }
    const { entries } = await auditPage(db, { action: 'note-written' });
    expect(entries.map(({ called }) => called)).toEqual([null, 'Ada Keller', reference]);
  });
});
