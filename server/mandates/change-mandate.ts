import type { Act } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import { officeDay } from '#domain/firm/office-day.ts';
import { mandateFromBrief as factsOfBrief } from '#domain/mandates/brief-to-mandate.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { addDraft } from '#server/documents/save-draft.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { usable } from '#server/submissions/standing.ts';
import { reserveReference, vacancyById } from '#server/vacancies/vacancies.ts';
import { advertOf } from '#server/vacancies/vacancy-rule.ts';
import { followFacts } from './mandate-dates.ts';
import { mandateById, mandateOfBrief, mandateOfVacancy, privateSheetOf } from './read-mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { contentDifferences } from '#domain/documents/merge-content.ts';
import { foldText } from '#domain/edition/text.ts';
import type { Selection } from '#server/db/lists.ts';
import { someFields } from '#server/db/audit.ts';
import { isOnDesk } from '#server/people/people.ts';

export type Opened =
  | { result: 'opened'; id: string; vacancyId: string | null }
  /** There was one already: it is what was wanted. */
  | { result: 'exists'; id: string; vacancyId: string | null }
  | { result: 'not-found' };

/**
 * A mandate from what a brief said, once for each brief, with an advert that there is or else with the
 * draft of one.
 */
export async function openFromBrief(act: Act, briefId: string, advertId?: string): Promise<Opened> {
  // Of two people who do it together, one waits and finds the other's.
  await act.all(act.dialect.documentLock);
  const earlier = await mandateOfBrief(act, briefId);
  if (earlier) return { result: 'exists', id: earlier.id, vacancyId: earlier.vacancyId };
  const brief = await submissionById(act, briefId, usable);
  if (brief?.kind !== 'employer-brief') return { result: 'not-found' };
  const [row] = await act.all<{ dueAt: number | null; sample: number }>(
    'select due_at, sample from submission where id = $1',
    [briefId],
  );
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
      reference: await reserveReference(act),
      today: officeDay(catalogue().firm, act.now),
    },
  );
  const vacancyId = advertId ?? randomUUID();
  if (advertId === undefined) {
    const content = { ...draft.content, ...(row?.sample === 1 && { sample: true }) };
    await addDraft(act, advertOf(vacancyId), { ...draft, content });
  }
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
      mandateSearchText(facts),
      mandateColumn(facts),
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

type MandateChange = {
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
      mandateSearchText(facts),
      mandateColumn(facts),
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
export function mandateColumn(facts: MandateFacts): string {
  const { employer: _, role: __, state: ___, privateSheet: ____, ...content } = facts;
  return JSON.stringify(content);
}

/** What the search looks through. */
export function mandateSearchText({ employer, role }: MandateFacts): string {
  return foldText(`${employer}\n${role}`);
}

/** Gives what is open of a selection to somebody, or to everybody. Returns what it gave. */
export function giveMandates(
  { all, now, by }: Act,
  { condition, parameters }: Selection,
  owner: string | null,
): Promise<{ id: string }[]> {
  const place = parameters.length + 1;
  return all<{ id: string }>(
    `update mandate set owner = $${place}, version = version + 1, changed_by = $${place + 1},
        changed_at = $${place + 2}
      where state = 'open' and ${condition} returning id`,
    [...parameters, owner, by.name, now],
  );
}
