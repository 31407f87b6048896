import { type Act } from '#server/db/act.ts';
import type { Removed } from '#server/privacy/remove-submissions.ts';

/** Those who hold a copy learn that a submission was erased. Only its reference remains here. */
export async function tellReceivers(act: Act, removed: readonly Removed[]): Promise<void> {
  for (const { id, reference, kind, delivered } of removed) {
    if (!delivered) continue;
    await act.plan(
      { type: 'submission-erased', submissionId: id, kind, change: 'erased' },
      {
        subject: { type: 'erased-submission', id: reference },
      },
    );
  }
}
