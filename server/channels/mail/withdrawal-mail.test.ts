import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { eraseSubmission } from '#server/privacy/erase.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { sender, withdrawSubmission } from '#server/submissions/sender-changes.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { planWith } from '../channels.ts';
import { mailToSend } from './mail-text.ts';

const monday = Date.parse('2026-11-16T09:00:00Z');

async function withdrawn(db: Db, changes: Partial<NewSubmission> = {}) {
  const planTasks = planWith(testChannels(db, {}));
  const saved = await actIn({ db, planTasks, now: monday }, (act) =>
    saveSubmission(act, aNewSubmission(changes)),
  );
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  const { id, reference } = saved;
  await actIn({ db, by: sender, planTasks, now: monday }, (act) => withdrawSubmission(act, id));
  // A second click plans no second mail.
  await actIn({ db, by: sender, planTasks, now: monday }, (act) => withdrawSubmission(act, id));
  const mails = (await tasksOf(db, id)).filter(({ purpose }) => purpose === 'withdrawal');
  expect(mails).toMatchObject([{ channel: 'mail', state: 'waiting' }]);
  const mail = { smtpUrl: undefined, from: 'desk@firm.example', staff: undefined };
  const dependencies = { db, siteUrl: 'https://firm.example', mail, now: monday };
  const written = () => mailToSend(mails[0]!, dependencies);
  return { id, reference, planTasks, written };
}

describeStores('the mail about a withdrawal', ({ fresh }) => {
  test('confirms it to its sender once, with the link to the status page', async () => {
    const { db } = await fresh();
    const { reference, written } = await withdrawn(db, { email: 'grace@example.com' });
    const mail = await written();
    expect(mail).toMatchObject({ name: 'withdrawal', to: 'grace@example.com' });
    expect(mail).toHaveProperty('subject', expect.stringContaining(reference));
    expect(mail).toHaveProperty('text', expect.stringMatching(/https:\/\/firm\.example\/status\//));
  });

  test('is not written to an address that what may be spam named', async () => {
    const { db } = await fresh();
    const { written } = await withdrawn(db, { suspicion: 'honeypot' });
    expect(await written()).toBe('obsolete');
  });

  test('is cancelled by an erasure that the law postpones', async () => {
    const { db } = await fresh();
    const { id, planTasks, written } = await withdrawn(db, {
      kind: 'job-application',
      locale: 'de-DE',
    });
    expect(await eraseSubmission(contextIn({ db, by: sender, planTasks, now: monday }), id)).toBe(
      'restricted',
    );
    const tasks = (await tasksOf(db, id)).filter(({ purpose }) => purpose === 'withdrawal');
    expect(tasks).toMatchObject([{ state: 'cancelled' }]);
    expect(await written()).toBe('obsolete');
  });
});
