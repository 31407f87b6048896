import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { DocumentRecord } from './document.ts';
import { toDetail, type DocumentDetail } from './read-documents.ts';

/** Why nothing was changed. */
export type DocumentRefusal =
  /** Somebody else changed the document or its draft meanwhile: who, when, and what it is now. */
  | {
      reason: 'changed-meanwhile';
      key: DocumentKey;
      by: string;
      at: number;
      current: DocumentDetail;
    }
  /** What keeps the document from being stored or published, each with its field. */
  | { reason: 'invalid'; key: DocumentKey; issues: VacancyIssue[] }
  /**
   * `unknown`: there is none, or no such kind or revision.
   * `kept`: a document that the site cannot be without, or that has been published at an address.
   */
  | { reason: 'unknown' | 'no-draft' | 'kept'; key: DocumentKey };

export type Refused = { refusal: DocumentRefusal };

/** Thrown by every act on a document that is refused, so that the transaction is rolled back. */
export class RefusedAct extends Error {
  readonly refusal: DocumentRefusal;
  constructor(refusal: DocumentRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** What an act answers, or why it was refused; around whatever opens the act. */
export async function orRefused<T>(act: () => Promise<T>): Promise<T | Refused> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedAct)) throw error;
    return { refusal: error.refusal };
  }
}

/** The version that was read must be the present one; 0 for a document that is not there yet. */
export function refuseChanged(
  key: DocumentKey,
  current: DocumentRecord | undefined,
  version: number,
): void {
  if ((current?.version ?? 0) === version) return;
  if (!current) throw new RefusedAct({ reason: 'unknown', key });
  const { by, at } = current.changed;
  throw new RefusedAct({
    reason: 'changed-meanwhile',
    key,
    by,
    at,
    current: toDetail(current),
  });
}
