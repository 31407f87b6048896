import type { FittingAnswer } from '#domain/mail/mail-template.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Stage } from './candidacy.ts';

/** What somebody who still waits is usually told; undefined for who got the role. */
export function proposedAnswer(
  { kind, stage }: { kind: SubmissionKind; stage: Stage | undefined },
  closing: 'close' | 'withdraw',
): FittingAnswer | undefined {
  if (stage === 'placed') return undefined;
  if (kind === 'candidate-registration') return 'kept';
  return closing === 'withdraw' || stage === 'ended' ? 'not-taken-further' : 'filled';
}
