import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { storeSubmission } from '../../tests/support/stores/store-submission.ts';
import { describeStores } from '../../tests/support/stores/stores.ts';
import { submissionDetail } from './submission-detail.ts';

describeStores('the fields of a submission', ({ fresh }) => {
  test('show the words beside each box as they were, and where none were recorded', async () => {
    const { db } = await fresh();
    const words = 'I agreed to the words of last year.';
    const consents = [{ field: 'gdprConsent', given: true, words }];
    const { id } = await storeSubmission(db, { kind: 'job-application', consents });
    const { fields } = (await submissionDetail(db, id))!;
    const field = (name: string) => fields.find((one) => one.name === name);
    expect(field('gdprConsent')).toMatchObject({
      value: words,
      given: true,
      sha256: createHash('sha256').update(words).digest('hex'),
    });
    expect(field('privacyConsent')).toMatchObject({ value: '', given: true });
    expect(field('privacyConsent')).not.toHaveProperty('sha256');
  });
});
