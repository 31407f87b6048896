import { type Act } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import { officeDay } from '#domain/firm/office-day.ts';
import { mandateOfBrief as factsOfBrief } from '#domain/mandates/brief-to-mandate.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { nextReference } from '#domain/vacancies/reference.ts';
import { newDraftIn } from '#server/documents/save-draft.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { usable } from '#server/submissions/standing.ts';
import { storedVacancies, vacancyById } from '#server/vacancies/vacancies.ts';
import { contentOf, wordsOf } from './change-mandate.ts';
import { followFacts } from './mandate-dates.ts';
import { mandateOfBrief, mandateOfVacancy } from './read-mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';

export type Opened =
  | { result: 'opened'; id: string; vacancyId: string | null }
  /** There was one already: it is what was wanted. */
  | { result: 'exists'; id: string; vacancyId: string | null }
  | { result: 'not-found' };

/** A mandate and the draft of its advert from what a brief said, once for each brief. */
export async function openFromBrief(act: Act, briefId: string): Promise<Opened> {
  // Of two people who do it together, one waits and finds the other's; references stay unique.
  await act.all(act.dialect.documentLock);
  const earlier = await mandateOfBrief(act, briefId);
  if (earlier) return { result: 'exists', id: earlier.id, vacancyId: earlier.vacancyId };
  const brief = await submissionById(act, briefId, usable);
  if (brief?.kind !== 'employer-brief') return { result: 'not-found' };
  const [row] = await act.all<{ dueAt: number | null }>(
    'select due_at from submission where id = $1',
    [briefId],
  );
  const taken = (await storedVacancies(act)).map(({ reference }) => reference);
  const { facts, draft } = factsOfBrief(
    catalogue().firm,
    {
      reference: brief.reference,
      locale: brief.locale,
      fields: brief.fields,
      receivedOn: officeDay(catalogue().firm, brief.receivedAt),
      promisedOn: row?.dueAt ? officeDay(catalogue().firm, row.dueAt) : undefined,
    },
    {
      reference: nextReference(catalogue().firm, taken),
      today: officeDay(catalogue().firm, act.now),
    },
  );
  const vacancyId = randomUUID();
  await newDraftIn(act, act.by, { kind: 'vacancy', id: vacancyId }, draft, act.now);
  const id = await insert(act, facts, { briefId, vacancyId });
  return { result: 'opened', id, vacancyId };
}

/** Without a brief: a retained search without an advert, or the mandate of an advert that has none. */
export async function openMandate(
  act: Act,
  { facts, vacancyId = null }: { facts: MandateFacts; vacancyId?: string | null | undefined },
): Promise<Opened> {
  if (vacancyId !== null) {
    await act.all(act.dialect.documentLock);
    const earlier = await mandateOfVacancy(act, vacancyId);
    if (earlier) return { result: 'exists', id: earlier.id, vacancyId };
    if (!(await vacancyById(act, vacancyId))) return { result: 'not-found' };
  }
  const id = await insert(act, facts, { briefId: null, vacancyId });
  return { result: 'opened', id, vacancyId };
}

async function insert(
  act: Act,
  facts: MandateFacts,
  { briefId, vacancyId }: { briefId: string | null; vacancyId: string | null },
): Promise<string> {
  const id = randomUUID();
  const { employer, role, state, privateSheet } = facts;
  await act.all(
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
      act.by.id,
      state,
      act.now,
      act.by.name,
    ],
  );
  await followFacts(act, id, facts);
  const subject = { type: 'mandate', id } as const;
  await act.record('mandate-opened', subject);
  return id;
}
