import { expect, test } from 'vitest';
import { jobApplication } from '../../domain/forms/job-application.ts';
import { contactMessage } from '../../domain/forms/contact-message.ts';
import { aVacancy } from '../../tests/factories/vacancies.ts';
import { aNewSubmission } from '../../tests/factories/new-submission.ts';
import { describeStores } from '../../tests/support/stores/stores.ts';
import { planAll, workday } from '../../tests/support/stores/role-alerts.ts';
import { saveSubmission } from '../store/submissions/save-submission.ts';
import type { NewSubmission } from '../store/submissions/submission.ts';
import { consentedAlert } from './consented-alert.ts';

const words = 'You may write to me about other roles.';
const consents = (given: boolean) => [{ field: 'marketingConsent', given, words }];

test('the box of an application asks for roles like the one applied for, in its own words', () => {
  expect(consentedAlert(jobApplication, consents(true), aVacancy())).toEqual({
    filter: '?sector=aviation&role=quality',
    cadence: 'weekly',
    words,
  });
});

test('without a tick, or on a form without the box, there is no alert', () => {
  expect(consentedAlert(jobApplication, consents(false), aVacancy())).toBeUndefined();
  expect(consentedAlert(contactMessage, consents(true), undefined)).toBeUndefined();
});

describeStores('an application whose sender may be written to', ({ fresh }) => {
  const alert = { filter: '?role=quality', cadence: 'weekly', words } as const;

  test.each<[string, Partial<NewSubmission>, number]>([
    ['asks for confirmation', {}, 1],
    ['asks nobody when it looks like spam', { suspicion: 'honeypot' }, 0],
    ['asks nobody when its network has caused enough mails', { withoutReceipt: true }, 0],
  ])('%s', async (_, changes, count) => {
    const { db } = await fresh();
    const submission = aNewSubmission({ kind: 'job-application', alert, ...changes });
    await saveSubmission(db, submission, planAll, workday);
    const rows = await db.all('select words, confirmed_at as confirmed from role_alert');
    expect(rows).toEqual(Array.from({ length: count }, () => ({ words, confirmed: null })));
    const mails = await db.all(`select 1 as one from task where purpose = 'role-confirm'`);
    expect(mails).toHaveLength(count);
  });
});
