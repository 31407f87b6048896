import { storedTags } from '#domain/submissions/tags.ts';
import { searchWords } from '#domain/edition/text.ts';
import { type DeliverySummary, type InboxFilter } from '#domain/submissions/work.ts';
import { officeMidnight } from '#domain/firm/office-day.ts';
import type { Reads, SqlValue } from '#server/db/db.ts';
import { inList, patternHolding } from '#server/db/lists.ts';
import { isOf, shown } from '#server/submissions/standing.ts';
import { deliveryRank, deliveryRanks } from '#server/submissions/inbox-row.ts';
import { dueKey, isReplied, openWork, urgency } from '#server/submissions/due-time.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** `ids` are the only rows to list, whether or not the filter finds more. */
export type InboxQuery = {
  filter: InboxFilter;
  personId: string;
  now: number;
  ids?: readonly string[];
  /** Vacancies that the search names: their people are found too. */
  roles?: readonly string[];
  /** What the search finds, where that is known; otherwise each row is searched. */
  matches?: readonly string[];
};

/** A submission as `s`, its search row as `x`. Restricted ones are work for nobody: only `all` lists them. */
export function conditionsFor({ filter, personId, now, roles = [], matches }: InboxQuery): {
  where: string;
  parameters: SqlValue[];
} {
  const { q, state, kind, owner, due, tag, delivery, quarantine, vacancy } = filter;
  const parameters: SqlValue[] = [];
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  const conditions = [`s.quarantined_for is ${quarantine === 'yes' ? 'not null' : 'null'}`];
  const words = searchWords(q);
  if (state !== 'all' || words.length > 0 || due || tag) conditions.push(isOf(shown));
  // Spelled out, as the indexes of each state are.
  if (state === 'open' || state === 'new' || state === 'in-work' || due) conditions.push(openWork);
  if (state !== 'all' && state !== 'open') conditions.push(`s.state = '${state}'`);
  if (kind) conditions.push(`s.kind = ${given(kind)}`);
  if (owner === 'none') conditions.push('s.owner is null');
  else if (owner) conditions.push(`s.owner = ${given(owner === 'me' ? personId : owner)}`);
  if (due === 'replied') conditions.push(isReplied);
  else if (due === 'overdue') {
    const before = given(now);
    // The first is for the index that the list is read from. By the column itself SQLite would take
    // the index of counts, and sort what it finds.
    conditions.push(`${urgency} < ${before} and ${dueKey} < ${before}`);
  } else if (due) {
    const [start, end] = dayOf(now);
    conditions.push(`s.due_at >= ${given(start)} and s.due_at < ${given(end)}`);
  }
  if (tag) {
    const pattern = given(patternHolding(storedTags([tag])));
    // The first lets both databases read only those that have tags.
    conditions.push(`s.tags <> '' and s.tags like ${pattern} escape '\\'`);
  }
  if (delivery) {
    conditions.push(...withTask(delivery));
    conditions.push(`${deliveryRank} = ${given(deliveryRanks.indexOf(delivery))}`);
  }
  if (vacancy) conditions.push(`s.id in (${idsOfRole(given(vacancy))})`);
  if (words.length > 0 && matches) {
    const { places, parameters: ids } = inList(matches, parameters.length + 1);
    parameters.push(...ids);
    conditions.push(`s.id in (${places})`);
  } else if (words.length > 0) {
    const said = words.map((word) => `x.words like ${given(patternHolding(word))} escape '\\'`);
    const named = roles.map((role) => `s.id in (${idsOfRole(given(role))})`);
    conditions.push(`(${[`(${said.join(' and ')})`, ...named].join(' or ')})`);
  }
  return { where: conditions.join(' and '), parameters };
}

/** What a search that finds few finds; undefined when it finds many, which come soon enough one by one. */
export async function searchMatches(
  { all, dialect }: Reads,
  { filter, roles = [] }: InboxQuery,
): Promise<readonly string[] | undefined> {
  const words = searchWords(filter.q);
  if (words.length === 0) return undefined;
  const { table, holds, patternOf } = dialect.search;
  const said = words.map((_, at) => holds(`$${at + 1}`)).join(' and ');
  const found = await all<{ id: string }>(
    `select submission_id as id from ${table} where ${said} limit ${maxMatches + 1}`,
    words.map(patternOf),
  );
  const named = await Promise.all(
    roles.map((role) => all<{ id: string }>(`${idsOfRole('$1')} limit ${maxMatches + 1}`, [role])),
  );
  const ids = [...new Set([...found, ...named.flat()].map(({ id }) => id))];
  return ids.length > maxMatches ? undefined : ids;
}

const maxMatches = 2_000;

/** Those in trouble are few, and found by their deliveries. */
function withTask(delivery: DeliverySummary): string[] {
  const states: Partial<Record<DeliverySummary, string>> = {
    held: 'held',
    waiting: 'waiting',
    failing: 'waiting',
    abandoned: 'abandoned',
  };
  const state = states[delivery];
  if (!state) return [];
  return [
    `s.id in (select submission_id from task
      where state in ('held', 'waiting', 'abandoned') and state = '${state}')`,
  ];
}

/** Who applied for a vacancy, and who is considered for its mandate: two lookups by index. */
function idsOfRole(vacancy: string): string {
  return `select id from submission where vacancy_id = ${vacancy}
    union select submission_id from candidacy join mandate on mandate.id = mandate_id
      where mandate.vacancy_id = ${vacancy}`;
}

/** Today where the office is. */
function dayOf(now: number): [start: number, end: number] {
  return [officeMidnight(catalogue().firm, now, 0), officeMidnight(catalogue().firm, now, 1)];
}
