import type { OutcomeDraft } from '../../../domain/work/submission-detail.ts';
import type { Statements } from '../db/db.ts';

/** The answer to a sender, released or not. */
export async function outcomeDraftOf(
  { all }: Statements,
  submissionId: string,
): Promise<OutcomeDraft | null> {
  const [outcome] = await all<OutcomeDraft>(
    `select template, subject, text, person.name as "decidedBy", decided_at as "decidedAt",
        released_at as "releasedAt"
      from outcome join person on person.id = decided_by where submission_id = $1`,
    [submissionId],
  );
  return outcome ?? null;
}
