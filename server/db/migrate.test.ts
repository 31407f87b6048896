import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { fillVersionOneStore } from '#tests/support/stores/version-one-store.ts';
import { claimDue } from '#server/deliveries/claim-tasks.ts';
import { openStore } from './open-store.ts';
import {
  eraseOfEmail,
  storedFile,
  storedSubmission,
} from '#tests/support/stores/stored-submission.ts';
import { releaseSubmission } from '#server/submissions/quarantine.ts';
import { attemptsOf, tasksOf } from './tasks.ts';

describeStores('a store of version 1', ({ unopened }) => {
  test('keeps every delivery with its id, state and attempts', async () => {
    const config = await unopened();
    const deliveries = await fillVersionOneStore(config);
    const db = await openStore(config);
    for (const { id, reference, kind, state, attempts, ...rest } of deliveries) {
      const submission = await storedSubmission(db, reference);
      expect(submission).toMatchObject({ id: rest.submissionId, kind });
      const tasks = await tasksOf(db, rest.submissionId);
      expect(tasks).toHaveLength(1);
      expect(tasks[0]).toMatchObject({
        id,
        channel: 'webhook',
        purpose: 'submission',
        destination: kind,
        subject: { type: 'submission', id: rest.submissionId },
        reference,
        state,
        attempts,
        ...(state === 'waiting' && { nextAttemptAt: rest.nextAttemptAt }),
        ...(rest.settledAt && { at: rest.settledAt }),
        ...(rest.lastFailure && { lastFailure: rest.lastFailure }),
      });
      expect((await attemptsOf(db, [{ id }])).get(id)).toHaveLength(attempts);
      const file = await storedFile(db, rest.submissionId);
      const hash = file && createHash('sha256').update(file.bytes).digest('hex');
      expect([hash !== undefined, hash]).toEqual([kind === 'job-application', file?.sha256]);
    }
    await db.close();
  });

  test('is claimed, released and erased as a new one', async () => {
    const config = await unopened();
    const deliveries = await fillVersionOneStore(config);
    const db = await openStore(config);
    const now = deliveries[0]!.nextAttemptAt;
    const channel = 'webhook';
    const queue = { channel, destination: 'contact-dialog', lease: 'new', limit: 10 } as const;
    const claimed = await claimDue(db, { ...queue, now, leaseUntil: now + 60_000 });
    // The third is still leased.
    expect(claimed.map(({ task }) => task.id)).toEqual([deliveries[0]!.id]);
    const by = { id: null, name: 'command' };
    const { submissionId } = deliveries[3]!;
    expect(await releaseSubmission(db, by, submissionId, () => [], now)).toBe('changed');
    expect(await tasksOf(db, deliveries[3]!.submissionId)).toMatchObject([{ state: 'waiting' }]);
    // By another spelling of the mailbox, which the upgrade filled in.
    expect(await eraseOfEmail(db, 'Ada.Keller+1@example.com')).toHaveLength(6);
    for (const table of ['task', 'attempt', 'submission_file']) {
      expect(await db.all(`select 1 as one from ${table}`)).toEqual([]);
    }
    await db.close();
  });
});
