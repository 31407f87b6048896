import type { Reporting } from '../../domain/reporting-duty/reporting.ts';
import type { Db } from '../store/db/db.ts';
import { contentOf } from '../store/documents/document-kind.ts';
import { publishDocuments } from '../store/documents/publish.ts';
import { documentRecord } from '../store/documents/read-documents.ts';
import { saveDraft } from '../store/documents/save-draft.ts';

/** What the employment service said of a role, in its draft or, once it was published, there. */
export async function recordReporting(
  db: Db,
  id: string,
  reporting: Reporting,
  now: number,
): Promise<void> {
  const key = { kind: 'vacancy', id } as const;
  const by = { id: null, name: 'Job-Room' };
  const settings = { now, planTasks: () => [], content: 'store' } as const;
  // Somebody may save in between; what they typed is kept.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const record = await documentRecord(db, key);
    const written = record?.published ?? record?.draft;
    if (!record || !written) return;
    const content = { ...(contentOf(key, written) as object), reporting };
    const { address } = written;
    const { version } = record;
    const result = record.published
      ? await publishDocuments(db, by, [{ key, content, address, version }], settings)
      : await saveDraft(db, by, key, { content, address, version }, settings);
    if (result.outcome === 'done') return;
    if (result.refusal.reason !== 'changed-meanwhile') throw new Error(result.refusal.reason);
  }
  throw new Error('changed-meanwhile');
}

const attempts = 5;
