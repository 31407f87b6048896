import type { Act } from '#server/db/act.ts';
import { refuseMissed } from './content-rule.ts';
import type { RuledDocument } from './publishing-rule.ts';
import { latestSequence } from './read-documents.ts';
import { RefusedAct } from './refusal.ts';
import { lockedDocument, noDraft } from './save-draft.ts';

/**
 * Takes a document off the site, of a kind that staff add and remove. Its revisions stay: one of
 * them can be restored and published again, and the files do not bring it back.
 */
export async function removeDocument(
  act: Act,
  { key, rule }: RuledDocument,
  { version }: { version: number },
): Promise<void> {
  const before = await lockedDocument(act, key, version);
  if (!before?.published) throw new RefusedAct({ reason: 'unknown', key });
  if (!rule.removable(key)) throw new RefusedAct({ reason: 'kept', key });
  await refuseMissed(act, key);
  const sequence = (await latestSequence(act)) + 1;
  await act.all(
    `update document set ${noDraft}, schema = null, content = null, changed_by = $4,
        changed_at = $5, sequence = $3, version = version + 1, version_by = $4, version_at = $5
      where kind = $1 and id = $2`,
    [key.kind, key.id, sequence, act.by.name, act.now],
  );
  await act.record('document-removed', rule.subject(key));
}
