import { contextIn } from './act-in.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { erasePerson } from '#server/privacy/erase.ts';
import { personSubmissions } from '#server/privacy/person-data.ts';
import {
  fileOf,
  submissionByReference,
  submissionsOfEmail,
} from '#server/submissions/read-submissions.ts';
import { anyStanding } from '#server/submissions/standing.ts';

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

/** Erases what an address sent, as a command does. */
export async function eraseOfEmail(db: Db, email: string) {
  const found = await personSubmissions(db, email, Date.now());
  const seen = {
    submissions: found.map(({ id }) => id),
    briefDrafts: 0,
    roleAlerts: 0,
    mandates: 0,
  };
  const by = { id: null, name: 'command' };
  const erasure = await erasePerson(
    contextIn({ db, by, planTasks: () => [], now: Date.now() }),
    email,
    { seen },
  );
  if (erasure.result !== 'erased') throw new Error(erasure.result);
  return erasure.removed;
}
