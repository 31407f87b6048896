import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { eraseSubmission } from '#server/privacy/erase.ts';
import { consentsOf } from './consents.ts';
import { saveSubmission } from './save-submission.ts';
import { sender } from './sender-changes.ts';
import type { NewSubmission } from './submission.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const consents = [
  { field: 'removedSince', given: true, words: 'I agree to the fax.' },
  { field: 'gdprConsent', given: true, words: 'Ich willige ein – für höchstens 2 Jahre.' },
  { field: 'marketingConsent', given: false, words: 'Schreiben Sie mir.' },
];

describeStores('consents', ({ fresh }) => {
  test('are stored with their words, the hash of these and the locale', async () => {
    const { db } = await fresh();
    const kind = 'job-application';
    const submission = await storeSubmission(db, { kind, locale: 'de-CH', consents });
    const found = await consentsOf(db, submission);
    // In the order of the form; what it does not ask any more is still proved.
    expect(found.map(({ field }) => field)).toEqual([
      'privacyConsent',
      'gdprConsent',
      'marketingConsent',
      'removedSince',
    ]);
    for (const { field, given, words } of consents) {
      expect(found.find((one) => one.field === field)).toEqual({
        field,
        given,
        recorded: { words, sha256: sha256Of(words), locale: 'de-CH' },
      });
    }
  });

  test('of what was stored before have no words', async () => {
    const { db } = await fresh();
    const application = await storeSubmission(db, { kind: 'job-application', consents: [] });
    expect(await consentsOf(db, application)).toEqual([
      { field: 'privacyConsent', given: true, recorded: null },
      { field: 'gdprConsent', given: true, recorded: null },
      { field: 'marketingConsent', given: false, recorded: null },
    ]);
    const message = await storeSubmission(db, { kind: 'contact-message' });
    expect(await consentsOf(db, message)).toEqual([]);
  });

  test('are stored with the submission or not at all, and once for a repeated one', async () => {
    const { db } = await fresh();
    const file = { ...aFile(), sha256: null } as unknown as NewSubmission['file'];
    await expect(
      actIn({ db, planTasks, now }, (act) => saveSubmission(act, aNewSubmission({ file }))),
    ).rejects.toThrow(/sha256/);
    expect(await db.all('select 1 as one from consent')).toEqual([]);
    const submission = aNewSubmission();
    for (let times = 0; times < 2; times += 1) {
      await actIn({ db, planTasks, now }, (act) => saveSubmission(act, submission));
    }
    expect(await db.all('select field from consent')).toEqual([{ field: 'consent' }]);
  });

  test('are erased with their submission', async () => {
    const { db } = await fresh();
    const [gone, kept] = [await storeSubmission(db), await storeSubmission(db)];
    await eraseSubmission(contextIn({ db, by: sender, planTasks, now }), gone.id);
    expect(await db.all('select submission_id as id from consent')).toEqual([{ id: kept.id }]);
  });
});

function sha256Of(words: string): string {
  return createHash('sha256').update(words, 'utf8').digest('hex');
}
