import { actIn } from './act-in.ts';
import type { Db } from '#server/db/db.ts';
import { storedSubmission } from './stored-submission.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { planTasks } from '../deliveries/channels.ts';

type Changes = Omit<Partial<NewSubmission>, 'fields'> & {
  /** On top of those of an example. */
  fields?: Record<string, string>;
  at?: number;
};

/** Stores a submission as the intake does. */
export async function storeSubmission(
  db: Db,
  { fields, at = Date.now(), ...changes }: Changes = {},
) {
  const kind = changes.kind ?? 'contact-dialog';
  const submission = aNewSubmission({ ...changes, kind, fields: aSubmission[kind](fields) });
  const saved = await actIn({ db, planTasks, now: at }, (act) => saveSubmission(act, submission));
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return (await storedSubmission(db, saved.reference))!;
}
