import { type Act } from '#server/db/act.ts';
import { contentDifferences } from '#domain/documents/content-differences.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { foldText } from '#domain/edition/fold-text.ts';
import { someFields } from '#server/db/audit.ts';
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
export async function changeMandate(
  act: Act,
  id: string,
  { version, facts, owner }: MandateChange,
): Promise<'changed' | 'stale' | 'not-found' | 'unknown-person'> {
  const before = await mandateById(act, id, act.dialect.forUpdate);
  if (!before) return 'not-found';
  if (before.version !== version) return 'stale';
  if (owner !== null && owner !== before.owner && !(await isOnDesk(act, owner))) {
    return 'unknown-person';
  }
  const privateSheet = await privateSheetOf(act, id);
  const changed = contentDifferences(
    { ...before.facts, privateSheet, owner: before.owner },
    { ...facts, owner },
  );
  if (changed.length === 0) return 'changed';
  await act.all(
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
      act.by.name,
      act.now,
    ],
  );
  await followFacts(act, id, facts);
  await act.record(
    'mandate-changed',
    { type: 'mandate', id },
    someFields(changed.map(({ field }) => field.split('.')[0]!)),
  );
  return 'changed';
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
