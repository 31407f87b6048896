import { foldText } from '../../../domain/work/fold-text.ts';
import type { InboxFilter } from '../../../domain/work/work.ts';
import { zoneOf } from '../../../domain/working-time/country.ts';
import { instantAt, wallClockAt } from '../../../domain/working-time/wall-clock.ts';
import { addDays } from '../../../domain/working-time/working-day.ts';
import type { SqlValue } from '../db/db.ts';
import { isOf, shown } from '../submissions/standing.ts';
import { deliveryRank, deliveryRanks } from './inbox-row.ts';

/** `ids` are the only rows to list, whether or not the filter finds more. */
export type Asked = {
  filter: InboxFilter;
  personId: string;
  now: number;
  ids?: readonly string[];
  /** Vacancies that the search names: their people are found too. */
  roles?: readonly string[];
};

/** More words than anybody types. */
const maxWords = 12;

/** A submission as `s`, its search row as `x`. Restricted ones are work for nobody: only `all` lists them. */
export function conditionsFor({ filter, personId, now, roles = [] }: Asked): {
  where: string;
  parameters: SqlValue[];
} {
  const { q, state, kind, owner, due, delivery, quarantine, vacancy } = filter;
  const parameters: SqlValue[] = [];
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  const conditions = [`s.quarantined_for is ${quarantine === 'yes' ? 'not null' : 'null'}`];
  const words = wordsOf(q);
  if (state !== 'all' || words.length > 0) conditions.push(isOf(shown));
  if (state === 'open' || due) conditions.push(isOpen);
  if (state !== 'all' && state !== 'open') conditions.push(`s.state = ${given(state)}`);
  if (kind) conditions.push(`s.kind = ${given(kind)}`);
  if (owner === 'none') conditions.push('s.owner is null');
  else if (owner) conditions.push(`s.owner = ${given(owner === 'me' ? personId : owner)}`);
  if (due === 'overdue') conditions.push(`s.due_at < ${given(now)}`);
  if (due === 'today') {
    const [start, end] = dayOf(now);
    conditions.push(`s.due_at >= ${given(start)} and s.due_at < ${given(end)}`);
  }
  if (delivery) conditions.push(`${deliveryRank} = ${given(deliveryRanks.indexOf(delivery))}`);
  if (vacancy) conditions.push(`s.id in ${idsOfRole(given(vacancy))}`);
  if (words.length > 0) {
    const said = words.map((word) => `x.words like ${given(patternOf(word))} escape '\\'`);
    const named = roles.map((role) => `s.id in ${idsOfRole(given(role))}`);
    conditions.push(`(${[`(${said.join(' and ')})`, ...named].join(' or ')})`);
  }
  return { where: conditions.join(' and '), parameters };
}

export const isOpen = `s.state in ('new', 'in-work')`;

/** Who applied for a vacancy, and who is considered for its mandate: two lookups by index. */
function idsOfRole(vacancy: string): string {
  return `(select id from submission where vacancy_id = ${vacancy}
    union select submission_id from candidacy join mandate on mandate.id = mandate_id
      where mandate.vacancy_id = ${vacancy})`;
}

/** Every word must be found, in any order. */
export function wordsOf(q = ''): string[] {
  return foldText(q).split(/\s+/).filter(Boolean).slice(0, maxWords);
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Today where the office is. */
function dayOf(now: number): [start: number, end: number] {
  const zone = zoneOf.GB;
  const { day } = wallClockAt(new Date(now), zone);
  return [day, addDays(day, 1)].map((at) => instantAt({ day: at, minutes: 0 }, zone).getTime()) as [
    number,
    number,
  ];
}
