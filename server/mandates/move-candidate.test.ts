import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import type { StepInput } from '#domain/mandates/mandate.ts';
import { introductionConsent } from '#words/consent-words.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import type { Db } from '#server/db/db.ts';
import { moveCandidate } from './candidacies.ts';
import { openMandate } from './change-mandate.ts';
import { catalogue } from '#content/catalogue.server.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const dayMs = 24 * 60 * 60_000;
const by = { id: null, name: 'Desk' };

/** Moves somebody who applied some days ago along to a mandate. */
async function applicant(db: Db, { daysAgo }: { daysAgo: number }) {
  const opened = await actIn({ db, by, now }, (act) =>
    openMandate(act, { facts: aMandate(), vacancyId: undefined }),
  );
  if (opened.result === 'not-found') throw new Error(opened.result);
  const { id } = await storeSubmission(db, { kind: 'job-application', at: now - daysAgo * dayMs });
  return (input: Partial<StepInput>) =>
    actIn({ db, by, now }, (act) =>
      moveCandidate(
        act,
        { mandateId: opened.id, submissionId: id },
        { version: 0, stage: 'considered', on: '2026-11-16', note: '', ...input },
      ),
    );
}

describeStores('a step of a candidate', ({ fresh }) => {
  test('is dated from the application until today', async () => {
    const { db } = await fresh();
    const move = await applicant(db, { daysAgo: 2 });
    for (const on of ['2026-11-13', '2026-11-17']) {
      expect(await move({ on })).toEqual({ result: 'day-refused' });
    }
    expect(await move({ on: '2026-11-14' })).toMatchObject({ result: 'moved' });
  });

  test('has a consent from the application until the introduction', async () => {
    const { db } = await fresh();
    const move = await applicant(db, { daysAgo: 1 });
    const words = introductionConsent(catalogue().firm, 'en-GB', aMandate());
    const consented = (on: string) =>
      move({ stage: 'introduced', consent: { words, locale: 'en-GB', how: 'call', on } });
    for (const refused of ['1999-01-01', '2026-11-14']) {
      expect(await consented(refused)).toEqual({ result: 'day-refused' });
    }
    expect(await consented('2026-11-17')).toEqual({ result: 'consent-missing' });
    expect(await consented('2026-11-15')).toMatchObject({ result: 'moved' });
  });
});
