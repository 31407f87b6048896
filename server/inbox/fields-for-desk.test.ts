import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/edition/editions.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { submissionDetail } from './submission-detail.ts';

describeStores('the fields of a submission', ({ fresh }) => {
  test('have labels and our values in the language of the reader, and the words of the sender', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db, {
      kind: 'job-application',
      fields: { coverLetter: 'I live in Zurich.', roleWorkType: 'Permanent' },
    });
    const said = async (reader: Locale) => {
      const { fields } = (await submissionDetail(db, id, reader))!;
      return Object.fromEntries(fields.map(({ label, value }) => [label, value]));
    };
    expect(await said('de-DE')).toMatchObject({
      'Ort der Stelle': 'Remote (Europa)',
      'Unternehmen der Stelle': 'Vertraulich',
      'Vertrag oder Arbeitsmodell der Stelle': 'Festanstellung',
      Anschreiben: 'I live in Zurich.',
    });
    expect(await said('en-GB')).toMatchObject({
      'Location of the role': 'Remote (Europe)',
      'Company of the role': 'Confidential',
      Letter: 'I live in Zurich.',
    });
  });

  test('show a choice that is none of ours as it was sent', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db, {
      kind: 'employer-brief',
      fields: { model: 'constructor' },
    });
    const { fields } = (await submissionDetail(db, id, 'en-GB'))!;
    expect(fields.find(({ name }) => name === 'model')?.value).toBe('constructor');
  });

  test('show the words beside each box as they were, and where none were recorded', async () => {
    const { db } = await fresh();
    const words = 'I agreed to the words of last year.';
    const consents = [{ field: 'gdprConsent', given: true, words }];
    const { id } = await storeSubmission(db, { kind: 'job-application', consents });
    const { fields } = (await submissionDetail(db, id, 'en-GB'))!;
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
