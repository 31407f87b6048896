import type { Statements } from '../../../server/store/db/db.ts';
import {
  fileOf,
  submissionByReference,
  submissionsOfEmail,
} from '../../../server/store/submissions/read-submissions.ts';
import { anyStanding } from '../../../server/store/submissions/standing.ts';

/** As it is stored, whatever its sender asked for. */
export function storedSubmission(db: Statements, reference: string) {
  return submissionByReference(db, reference, anyStanding);
}

export function storedFile(db: Statements, submissionId: string) {
  return fileOf(db, submissionId, anyStanding);
}

export function storedOfEmail(db: Statements, email: string) {
  return submissionsOfEmail(db, email, anyStanding);
}
