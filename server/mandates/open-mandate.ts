import { randomUUID } from 'node:crypto';
import { officeDay } from '#domain/firm/office-day.ts';
import { mandateOfBrief as factsOfBrief } from '#domain/mandates/brief-to-mandate.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { nextReference } from '#domain/vacancies/reference.ts';
import { recordAudit, type Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { newDraftIn } from '#server/documents/save-draft.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { usable } from '#server/submissions/standing.ts';
import { storedVacancies, vacancyById } from '#server/vacancies/vacancies.ts';
import { contentOf, wordsOf } from './change-mandate.ts';
import { followFacts } from './mandate-dates.ts';
import { mandateOfBrief, mandateOfVacancy } from './read-mandates.ts';

export type Opened =
  | { result: 'opened'; id: string; vacancyId: string | null }
  /** There was one already: it is what was wanted. */
  | { result: 'exists'; id: string; vacancyId: string | null }
  | { result: 'not-found' };

/** A mandate and the draft of its advert from what a brief said, once for each brief. */
export function openFromBrief(db: Db, by: Actor, briefId: string, now: number): Promise<Opened> {
  return db.transaction(async (statements) => {
    // Of two people who do it together, one waits and finds the other's; references stay unique.
    await statements.all(db.dialect.documentLock);
    const earlier = await mandateOfBrief(statements, briefId);
    if (earlier) return { result: 'exists', id: earlier.id, vacancyId: earlier.vacancyId };
    const brief = await submissionById(statements, briefId, usable);
    if (brief?.kind !== 'employer-brief') return { result: 'not-found' };
    const [row] = await statements.all<{ dueAt: number | null }>(
      'select due_at from submission where id = $1',
      [briefId],
    );
    const taken = (await storedVacancies(statements)).map(({ reference }) => reference);
    const { facts, draft } = factsOfBrief(
      {
        reference: brief.reference,
        locale: brief.locale,
        fields: brief.fields,
        receivedOn: officeDay(brief.receivedAt),
        promisedOn: row?.dueAt ? officeDay(row.dueAt) : undefined,
      },
      { reference: nextReference(taken), today: officeDay(now) },
    );
    const vacancyId = randomUUID();
    await newDraftIn(statements, by, { kind: 'vacancy', id: vacancyId }, draft, now);
    const id = await insert(statements, by, facts, { briefId, vacancyId }, now);
    return { result: 'opened', id, vacancyId };
  });
}

/** Without a brief: a retained search without an advert, or the mandate of an advert that has none. */
export function openMandate(
  db: Db,
  by: Actor,
  { facts, vacancyId = null }: { facts: MandateFacts; vacancyId?: string | null | undefined },
  now: number,
): Promise<Opened> {
  return db.transaction(async (statements) => {
    if (vacancyId !== null) {
      await statements.all(db.dialect.documentLock);
      const earlier = await mandateOfVacancy(statements, vacancyId);
      if (earlier) return { result: 'exists', id: earlier.id, vacancyId };
      if (!(await vacancyById(statements, vacancyId))) return { result: 'not-found' };
    }
    const id = await insert(statements, by, facts, { briefId: null, vacancyId }, now);
    return { result: 'opened', id, vacancyId };
  });
}

async function insert(
  statements: Statements,
  by: Actor,
  facts: MandateFacts,
  { briefId, vacancyId }: { briefId: string | null; vacancyId: string | null },
  now: number,
): Promise<string> {
  const id = randomUUID();
  const { employer, role, state, privateSheet } = facts;
  await statements.all(
    `insert into mandate (id, brief_id, vacancy_id, employer, role, words, content, private_sheet,
        owner, state, created_at, version, changed_by, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, $12, $11)`,
    [
      id,
      briefId,
      vacancyId,
      employer,
      role,
      wordsOf(facts),
      contentOf(facts),
      privateSheet,
      by.id,
      state,
      now,
      by.name,
    ],
  );
  await followFacts(statements, id, facts);
  const subject = { type: 'mandate', id } as const;
  await recordAudit(statements, { at: now, by, action: 'mandate-opened', subject });
  return id;
}
