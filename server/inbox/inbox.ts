import { maxCounted } from '#domain/submissions/max-counted.ts';
import {
  inboxPageSize,
  listPlaceOf,
  sortOf,
  type Inbox,
  type InboxCounts,
  type InboxListPage,
  type InboxSort,
} from '#domain/submissions/work.ts';
import { searchWords } from '#domain/edition/text.ts';
import { readTags } from '#domain/submissions/tags.ts';
import type { Reads, SqlValue, Statements } from '#server/db/db.ts';
import { inList, isBeyond, pageOf } from '#server/db/lists.ts';
import { isReplied, openWork, urgency } from '#server/submissions/due-time.ts';
import { isOf, shown } from '#server/submissions/standing.ts';
import { colleagues } from '#server/people/people.ts';
import { roleById, rolesNamed, withPeople, type NamedRole } from '#server/vacancies/vacancies.ts';
import { type InboxQuery, conditionsFor, searchMatches } from './inbox-filter.ts';
import {
  inboxColumns,
  inboxTables,
  toInboxRow,
  type StoredInboxRow,
} from '#server/submissions/inbox-row.ts';

export async function readInbox(
  db: Reads,
  given: InboxQuery,
  page: InboxListPage = { limit: inboxPageSize },
): Promise<Inbox> {
  const { asked, roles } = await searchedFor(db, given);
  const [{ rows, next }, found, counts, people, tags] = await Promise.all([
    listInbox(db, asked, page),
    countFound(db, asked),
    countInbox(db, asked),
    colleagues(db),
    tagsInUse(db),
  ]);
  const isWhole = !asked.ids && !page.after && next === null;
  const total = isWhole ? rows.length : await countMatching(db, asked, maxCounted);
  const offered = await withPeople(db, roles.slice(0, offeredRoles));
  return { rows, next, total, found, counts, people, tags, roles: offered };
}

const offeredRoles = 5;

/** With the matches of its search, also by role name in any language. */
export async function searchedFor(
  db: Reads,
  given: InboxQuery,
): Promise<{ asked: InboxQuery; roles: NamedRole[] }> {
  const { q, vacancy } = given.filter;
  const roles = vacancy
    ? [await roleById(db, vacancy)].filter((role) => role !== undefined)
    : await rolesNamed(db, searchWords(q));
  const asked = vacancy ? given : { ...given, roles: roles.map(({ id }) => id) };
  return { asked: { ...asked, matches: await searchMatches(db, asked) }, roles };
}

/** The sort key of a list; the id breaks ties. */
const sortKeys = {
  due: { key: urgency, direction: 'asc', beyond: '>' },
  received: { key: 's.received_at', direction: 'desc', beyond: '<' },
} satisfies Record<InboxSort, { key: string; direction: string; beyond: '<' | '>' }>;

/** Rows requested by id are not paged. */
async function listInbox({ all }: Statements, asked: InboxQuery, { after, limit }: InboxListPage) {
  const sort = sortOf(asked.filter);
  const { key, direction, beyond } = sortKeys[sort];
  const { where, parameters } = conditionsFor(asked);
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  const conditions = [where];
  if (asked.ids) {
    const only = inList(asked.ids, parameters.length + 1);
    parameters.push(...only.parameters);
    conditions.push(`s.id in (${only.places})`);
  }
  if (after) {
    conditions.push(isBeyond(after, { key, id: 's.id', beyond }, given));
  }
  const wanted = asked.ids?.length ?? limit;
  const stored = await all<StoredInboxRow>(
    `select ${inboxColumns} from ${inboxTables} where ${conditions.join(' and ')}
      order by ${key} ${direction}, s.id ${direction} limit ${given(wanted + 1)}`,
    parameters,
  );
  const { page: rows, next } = pageOf(stored.map(toInboxRow), wanted, (row) =>
    listPlaceOf(row, sort),
  );
  return { rows, next };
}

/** Counts up to `limit` + 1. */
export async function countMatching(
  { all }: Statements,
  asked: InboxQuery,
  limit?: number,
): Promise<number> {
  const { where, parameters } = conditionsFor(asked);
  // Without a search the search row is not read.
  const tables = searchWords(asked.filter.q).length > 0 ? inboxTables : 'submission s';
  const end = limit === undefined ? '' : `limit ${limit + 1}`;
  const [row] = await all<{ count: number }>(
    `select count(*) as count from (select 1 from ${tables} where ${where} ${end}) counted`,
    parameters,
  );
  return row?.count ?? 0;
}

const listed = `s.quarantined_for is null and ${isOf(shown)}`;
const open = `${listed} and ${openWork}`;

/** The condition of each count; $1 is the time, $2 the person who asks. */
const counted: Record<keyof InboxCounts, string> = {
  new: `${open} and s.state = 'new'`,
  'in-work': `${open} and s.state = 'in-work'`,
  answered: `${listed} and s.state = 'answered'`,
  closed: `${listed} and s.state = 'closed'`,
  replied: `${open} and ${isReplied}`,
  overdue: `${open} and s.due_at < $1`,
  mine: `${open} and s.owner = $2`,
  unassigned: `${open} and s.owner is null`,
  quarantined: `s.quarantined_for is not null and ${isOf(shown)}`,
};

/** Over all submissions, each by an index, up to the limit of a list. */
async function countInbox({ all }: Statements, { personId, now }: InboxQuery) {
  const counts = Object.entries(counted).map(
    ([name, where]) => `(select count(*) from
      (select 1 from submission s where ${where} limit ${maxCounted + 1}) counted) as "${name}"`,
  );
  const [row] = await all<InboxCounts>(`select ${counts.join(', ')}`, [now, personId]);
  return row!;
}

/** Over the matches of a search; null without a search or with too many matches. */
async function countFound(
  { all }: Statements,
  { matches, personId, now }: InboxQuery,
): Promise<InboxCounts | null> {
  if (!matches) return null;
  const { places, parameters } = inList(matches, 3);
  const counts = Object.entries(counted).map(
    ([name, where]) => `count(*) filter (where ${where}) as "${name}"`,
  );
  const [row] = await all<InboxCounts>(
    `select ${counts.join(', ')} from submission s where s.id in (${places})`,
    [now, personId, ...parameters],
  );
  return row!;
}

async function tagsInUse({ all }: Statements): Promise<string[]> {
  const rows = await all<{ tags: string }>(
    `select distinct tags from submission s where tags <> '' and ${isOf(shown)}`,
  );
  return [...new Set(rows.flatMap((row) => readTags(row.tags)))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
}
