import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { ActSettings } from './document.ts';
import { RefusedAct } from './refusal.ts';

/** With CONTENT=files only vacancies are edited: everything else comes from the files. */
export function refuseReadOnly(key: DocumentKey, { content }: Pick<ActSettings, 'content'>): void {
  if (content === 'files' && key.kind !== 'vacancy') {
    throw new RefusedAct({ reason: 'read-only', key });
  }
}
