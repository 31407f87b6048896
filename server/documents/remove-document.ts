import { recordAudit, type Actor } from '#server/db/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { ActSettings } from './document.ts';
import { refuseMissed } from './content-rule.ts';
import { documentRecord, latestSequence } from './read-documents.ts';
import { orRefused, RefusedAct, refuseChanged, type Refused } from './refusal.ts';
import { ruleOf } from './rule-of.ts';
import { noDraft } from './save-draft.ts';

/**
 * Takes a document off the site, of a kind that staff add and remove. Its revisions stay: one of
 * them can be restored and published again, and the files do not bring it back.
 */
export function removeDocument(
  db: Db,
  by: Actor,
  key: DocumentKey,
  { version }: { version: number },
  settings: ActSettings,
): Promise<{ outcome: 'done' } | Refused> {
  return orRefused(() =>
    db.transaction(async (statements) => {
      await statements.all(db.dialect.documentLock);
      const before = await documentRecord(statements, key);
      refuseChanged(key, before, version);
      const rule = ruleOf(key);
      if (!before?.published) throw new RefusedAct({ reason: 'unknown', key });
      if (!rule.removable(key)) throw new RefusedAct({ reason: 'kept', key });
      await refuseMissed(statements, key);
      const sequence = (await latestSequence(statements)) + 1;
      await statements.all(
        `update document set ${noDraft}, schema = null, content = null, changed_by = $4,
            changed_at = $5, sequence = $3, version = version + 1, version_by = $4, version_at = $5
          where kind = $1 and id = $2`,
        [key.kind, key.id, sequence, by.name, settings.now],
      );
      const subject = rule.subject(key);
      await recordAudit(statements, { at: settings.now, by, action: 'document-removed', subject });
      return { outcome: 'done' } as const;
    }),
  );
}
