import type { Stage } from '#domain/mandates/mandate.ts';
import {
  roleCountNames,
  type RoleCounts,
  type RolePerson,
  rowsOfAPage,
} from '#domain/mandates/mandate-work.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { inList, isBeyond, pageOf, placeIn } from '#server/db/lists.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import {
  inboxColumns,
  inboxTables,
  type StoredInboxRow,
  toInboxRow,
} from '#server/submissions/inbox-row.ts';
import type { AnswerResult, PreparedAnswer } from '#domain/threads/message.ts';
import type { Act } from '#server/db/act.ts';
import { answerOpen } from '#server/threads/answers.ts';

/** A role by its advert, its mandate or both. */
export type RoleOf = { vacancyId: string | null; mandateId: string | null };

/**
 * The ids of everybody of a role: who applied for its advert, and who is considered for its mandate.
 * Two lookups by index.
 */
function idsOfRole({ vacancyId, mandateId }: { vacancyId: string; mandateId: string }) {
  return `(select id from submission where vacancy_id = ${vacancyId}
    union select submission_id from candidacy where mandate_id = ${mandateId})`;
}

/** By the furthest that somebody came; `c` is the candidacy for the role. */
const place = `case
  when not ${isOf(usable)} then 'withdrawn'
  when c.stage in ('introduced', 'interview', 'placed') then c.stage
  else s.state end`;

/** The time of receipt, which has 13 digits, after what is left to do. */
const placeInList = `(case
  when ${place} in ('new', 'in-work', 'introduced', 'interview') then 200000000000000
  when ${place} = 'answered' then 100000000000000
  else 0 end + s.received_at)`;

/**
 * Those who still need work first, then those who were answered, each the newest first. Withdrawn and
 * restricted people stand in it too; of the latter there is no content.
 */
export async function peopleOfRole(
  { all }: Statements,
  { vacancyId, mandateId }: RoleOf,
  after?: string,
): Promise<{ rows: RolePerson[]; next: string | null }> {
  const parameters: SqlValue[] = [vacancyId, mandateId];
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  const order = { key: placeInList, id: 's.id', beyond: '<' } as const;
  const continued = after ? `and ${isBeyond(placeIn(after), order, given)}` : '';
  const rows = await all<StoredInboxRow & Way & { at: number }>(
    `select ${inboxColumns}, c.stage, c.since, c.version as way_version, ${placeInList} as at
      from ${inboxTables}
      left join candidacy c on c.submission_id = s.id and c.mandate_id = $2
      where s.id in ${idsOfRole({ vacancyId: '$1', mandateId: '$2' })}
        and s.quarantined_for is null ${continued}
      order by at desc, s.id desc limit ${rowsOfAPage + 1}`,
    parameters,
  );
  const { page, next } = pageOf(rows, rowsOfAPage, ({ at, id }) => ({ at, id }));
  return { rows: page.map(toPerson), next };
}

type Way = { stage: Stage | null; since: string; wayVersion: number };

function toPerson({ stage, since, wayVersion, ...stored }: StoredInboxRow & Way): RolePerson {
  const row = toInboxRow(stored);
  const { id, reference, kind, name, receivedAt, dueAt, state, owner, withdrawn, restricted } = row;
  return {
    id,
    reference,
    kind,
    name,
    receivedAt,
    dueAt,
    state,
    owner,
    withdrawn,
    restricted,
    version: row.version,
    candidacy: stage && { stage, since, version: wayVersion },
  };
}

type Counted = { place: keyof RoleCounts; count: number };

export async function countsOfRole(db: Statements, role: RoleOf): Promise<RoleCounts> {
  const [counts = toCounts([])] = (await countsOfRoles(db, [role])).values();
  return counts;
}

/** Of several roles, as far as they have people, by the id of the advert or else of the mandate. */
export async function countsOfRoles(
  { all }: Statements,
  roles: readonly RoleOf[],
): Promise<Map<string, RoleCounts>> {
  if (roles.length === 0) return new Map();
  const adverts = inList(roles.map(({ vacancyId }) => vacancyId));
  const mandates = inList(
    roles.map(({ mandateId }) => mandateId),
    adverts.parameters.length + 1,
  );
  const rows = await all<Counted & { role: string }>(
    `with own as (
        select id, coalesce(vacancy_id, id) as role from mandate where id in (${mandates.places})
      ), person as (
        select vacancy_id as role, id from submission where vacancy_id in (${adverts.places})
        union select own.role, c.submission_id as id from candidacy c join own on own.id = c.mandate_id
      )
      select person.role, ${place} as place, count(*) as count from person
      join submission s on s.id = person.id
      left join own on own.role = person.role
      left join candidacy c on c.submission_id = s.id and c.mandate_id = own.id
      where s.quarantined_for is null group by 1, 2`,
    [...adverts.parameters, ...mandates.parameters],
  );
  const byRole = Map.groupBy(rows, ({ role }) => role);
  return new Map([...byRole].map(([id, counted]) => [id, toCounts(counted)]));
}

function toCounts(rows: readonly Counted[]): RoleCounts {
  const none = Object.fromEntries(roleCountNames.map((name) => [name, 0])) as RoleCounts;
  return rows.reduce((counts, { place, count }) => ({ ...counts, [place]: count }), none);
}

/** `s` is of the role, and its sender was neither answered nor took it back. */
const isOpen = `s.id in ${idsOfRole({ vacancyId: '$1', mandateId: '$2' })}
  and s.quarantined_for is null and s.state in ('new', 'in-work') and ${isOf(usable)}`;

/** How many wait for an answer, and how many samples stand beside them, whom nobody answers. */
export async function countWaiting(
  { all }: Statements,
  { vacancyId, mandateId }: RoleOf,
): Promise<{ people: number; samples: number }> {
  const rows = await all<{ sample: number; count: number }>(
    `select s.sample, count(*) as count from submission s where ${isOpen} group by 1`,
    [vacancyId, mandateId],
  );
  const counted = (sample: number) => rows.find((row) => row.sample === sample)?.count ?? 0;
  return { people: counted(0), samples: counted(1) };
}

/** Who still waits for an answer about a role, the oldest first. */
export async function waitingForRole(
  { all }: Statements,
  { vacancyId, mandateId }: RoleOf,
  limit: number,
): Promise<RolePerson[]> {
  const rows = await all<StoredInboxRow & Way>(
    `select ${inboxColumns}, c.stage, c.since, c.version as way_version
      from ${inboxTables}
      left join candidacy c on c.submission_id = s.id and c.mandate_id = $2
      where ${isOpen} and s.sample = 0
      order by s.received_at, s.id limit $3`,
    [vacancyId, mandateId, limit],
  );
  return rows.map(toPerson);
}

/** Whether a submission belongs to a role. */
async function isOfRole(
  { all }: Statements,
  { vacancyId, mandateId }: RoleOf,
  submissionId: string,
): Promise<boolean> {
  const rows = await all(
    `select 1 as one from submission s where s.id = $3
      and s.id in ${idsOfRole({ vacancyId: '$1', mandateId: '$2' })}`,
    [vacancyId, mandateId, submissionId],
  );
  return rows.length > 0;
}

/**
 * Answers somebody who still waits about a role, in a transaction of its own. However often and by
 * however many servers it is asked for, the person hears once: the same key is the same answer, and
 * who was answered by another one does not wait any more.
 */
export async function answerWaiting(
  act: Act,
  role: RoleOf,
  answer: PreparedAnswer,
): Promise<AnswerResult> {
  return (await isOfRole(act, role, answer.submissionId)) ? answerOpen(act, answer) : 'gone';
}
