import { deliverySteps, filledAt } from './delivery-steps.ts';
import type { Fill } from './make-release-store.ts';

/** Version 1: submissions with files, one delivery each. The program lay in the folder intake. */
export const fill749d6aa: Fill = async (load, dataDir) => {
  const { openStore } = await load('intake/store/open-store.ts');
  const { saveSubmission } = await load('intake/store/save-submission.ts');
  const { claimDue, settleAttempt } = await load('intake/store/deliveries.ts');
  const { submissionKinds, fileSlotOf } = await load('domain/submission/submission-kind.ts');
  const { aNewSubmission, aFile } = await load('tests/factories/new-submission.ts');
  const { aSubmission } = await load('tests/factories/submissions.ts');
  const { realDocuments } = await load('tests/factories/corpus.ts');

  const db = await openStore({ dataDir, databaseUrl: undefined });
  let at = filledAt;
  for (const kind of submissionKinds) {
    for (const [nth, { name, suspicion, steps }] of deliverySteps.entries()) {
      at += 60_000;
      const email = `${kind}.${name}@example.com`;
      const slot = fileSlotOf(kind);
      const { filename, bytes } = realDocuments[nth];
      const file = slot && aFile({ field: slot.field, ...(nth < 3 && { filename, bytes }) });
      const fields = aSubmission[kind]({
        [kind === 'employer-brief' ? 'yourEmail' : 'email']: email,
      });
      const locale = name === 'waiting' ? 'de-CH' : 'en-GB';
      await saveSubmission(db, aNewSubmission({ kind, fields, locale, suspicion, file }), at);
      for (const { next, status, failure } of steps) {
        const lease = { lease: 'a server that died', leaseUntil: at + 60 * 60_000 };
        const [claim] = await claimDue(db, { kind, now: at, limit: 1, ...lease });
        const attempt = { startedAt: at, durationMs: 12, status, failure };
        if (next) await settleAttempt(db, claim, next(at), attempt);
      }
    }
  }
  await db.close();
  return {};
};
