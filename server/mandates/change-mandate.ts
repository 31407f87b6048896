import { contentDifferences } from '#domain/documents/content-differences.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { foldText } from '#domain/edition/fold-text.ts';
import { recordAudit, someFields, type Actor } from '#server/db/audit.ts';
import type { Db } from '#server/db/db.ts';
import { isOnDesk } from '#server/people/people.ts';
import { followFacts } from './mandate-dates.ts';
import { mandateById, privateSheetOf } from './read-mandates.ts';

export type MandateChange = {
  /** What the editor read. */
  version: number;
  facts: MandateFacts;
  /** The id of a person. */
  owner: string | null;
};

/** `stale`: somebody else changed it meanwhile, and nothing was written. */
export function changeMandate(
  db: Db,
  by: Actor,
  id: string,
  { version, facts, owner }: MandateChange,
  now: number,
): Promise<'changed' | 'stale' | 'not-found' | 'unknown-person'> {
  return db.transaction(async (statements) => {
    const before = await mandateById(statements, id, db.dialect.forUpdate);
    if (!before) return 'not-found';
    if (before.version !== version) return 'stale';
    if (owner !== null && owner !== before.owner && !(await isOnDesk(statements, owner))) {
      return 'unknown-person';
    }
    const privateSheet = await privateSheetOf(statements, id);
    const changed = contentDifferences(
      { ...before.facts, privateSheet, owner: before.owner },
      { ...facts, owner },
    );
    if (changed.length === 0) return 'changed';
    await statements.all(
      `update mandate set employer = $2, role = $3, words = $4, content = $5, private_sheet = $6,
          owner = $7, state = $8, version = version + 1, changed_by = $9, changed_at = $10
        where id = $1`,
      [
        id,
        facts.employer,
        facts.role,
        wordsOf(facts),
        contentOf(facts),
        facts.privateSheet,
        owner,
        facts.state,
        by.name,
        now,
      ],
    );
    await followFacts(statements, id, facts);
    await recordAudit(statements, {
      at: now,
      by,
      action: 'mandate-changed',
      subject: { type: 'mandate', id },
      details: someFields(changed.map(({ field }) => field.split('.')[0]!)),
    });
    return 'changed';
  });
}

/** What the column `content` holds: never the private sheet. */
export function contentOf(facts: MandateFacts): string {
  const { employer: _, role: __, state: ___, privateSheet: ____, ...content } = facts;
  return JSON.stringify(content);
}

/** What the search looks through. */
export function wordsOf({ employer, role }: MandateFacts): string {
  return foldText(`${employer}\n${role}`);
}
