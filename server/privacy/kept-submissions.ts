import { countryOf, type Locale } from '#domain/edition/editions.ts';
import { officeDay, officeZone } from '#domain/firm/office-day.ts';
import { type FormRetention, forms } from '#domain/forms/forms.ts';
import type { Period } from '#domain/edition/format.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { endOfKeeping, keptUntil } from '#domain/privacy/erasure.ts';
import type { Hold, Keeping } from '#domain/privacy/keeping.ts';
import type { DeletedCategory } from '#domain/privacy/person-data.ts';
import { lastDayOf, latestBeginningOver, retention } from '#domain/privacy/retention.ts';
import { instantAt } from '#domain/working-time/wall-clock.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { inList, type Selection } from '#server/db/lists.ts';
import { introducedOnColumn } from '#server/mandates/read-mandates.ts';
import { answeredAtColumn } from '#server/threads/thread.ts';
import { holdsOf } from './holds.ts';

/** Rows of one category, with the time in them by which they are kept. */
export type Source = {
  table: string;
  time: string;
  /** A period begins with the instant or the day, or the instant is its end. */
  is: 'beginning' | 'first day' | 'end';
  period: Period | null;
  where: string;
};

/** Rows whose time is over. */
export function dueIn(source: Source, now: number): Selection {
  const { time, where } = source;
  return { condition: `(${where}) and ${time} < $1`, parameters: [boundOf(source, now)] };
}

export function leftIn(source: Source, now: number): Selection {
  const { time, where } = source;
  return { condition: `(${where}) and ${time} >= $1`, parameters: [boundOf(source, now)] };
}

function boundOf({ is, period }: Source, now: number): SqlValue {
  if (period === null || is === 'end') return now + 1;
  return is === 'beginning' ? beginningsOver(period, now) : firstDayLeft(period, now);
}

/** Whatever began before this instant is over. */
export function beginningsOver(period: Period, now: number): number {
  return startOf(firstDayLeft(period, now));
}

function firstDayLeft(period: Period, now: number): string {
  return addDays(latestBeginningOver(period, officeDay(catalogue().firm, now)), 1);
}

/** When a row with this time becomes due: with the day after its last. */
export function dueAt({ is, period }: Source, time: number | string): number {
  if (period === null || is === 'end') return Number(time);
  const began = typeof time === 'string' ? time : officeDay(catalogue().firm, time);
  return startOf(addDays(lastDayOf(period, began), 1));
}

function startOf(day: string): number {
  return instantAt({ day, minutes: 0 }, officeZone(catalogue().firm)).getTime();
}

/** Of those that a form sent. A restricted one has a day of its own, and spam a shorter time. */
export const submissionCategories = [
  'inactiveCandidateProfiles',
  'jobSpecifications',
  'suspectedSpam',
  'erasureRequests',
] as const satisfies readonly (DeletedCategory | FormRetention)[];
export type SubmissionCategory = (typeof submissionCategories)[number];

/** When the sender of `s` and we last had to do with each other: a form, a message, a step. */
const lastAct = `(select max(acts.at) from (
    select o.received_at as at from submission o
      where o.mailbox = s.mailbox and o.quarantined_for is null
    union all select m.released_at from message m join submission o on o.id = m.submission_id
      where o.mailbox = s.mailbox
    union all select t.recorded_at from candidacy_step t join mandate d on d.id = t.mandate_id
      join submission o on o.id = d.brief_id where o.mailbox = s.mailbox) as acts)`;

const sources: Record<SubmissionCategory, Source> = {
  inactiveCandidateProfiles: ofForms('inactiveCandidateProfiles', 's.received_at'),
  jobSpecifications: ofForms('jobSpecifications', lastAct),
  suspectedSpam: {
    table: 'submission s',
    time: 's.received_at',
    is: 'beginning',
    period: retention.suspectedSpam.period,
    where: 's.delete_at is null and s.quarantined_for is not null',
  },
  erasureRequests: {
    table: 'submission s',
    time: 's.delete_at',
    is: 'end',
    period: null,
    where: 's.delete_at is not null',
  },
};

function ofForms(category: FormRetention, time: string): Source {
  const kinds = forms.filter((form) => form.retention === category).map(({ kind }) => kind);
  const ofKind = `s.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
  return {
    table: 'submission s',
    time,
    is: 'beginning',
    period: retention[category].period,
    where: `s.delete_at is null and s.quarantined_for is null and ${ofKind}`,
  };
}

export function submissionSource(category: SubmissionCategory): Source {
  return sources[category];
}

/** What decides until when a record of a submission is kept. */
export type KeepingFacts = {
  kind: SubmissionKind;
  locale: Locale;
  receivedAt: number;
  answeredAt: number | null;
  introducedOn: string | null;
};

/** Staff and age delete what the law lets us keep, but not the record of an introduction. */
export function recordKeptUntil(facts: KeepingFacts, now: number): number | null {
  if (facts.introducedOn === null) return null;
  const country = countryOf(facts.locale);
  const last = keptUntil(facts.kind, country, facts, now);
  return last === null ? null : endOfKeeping(last, country);
}

/** What becomes of those whose period is over. */
type DueSubmissions = {
  deleted: string[];
  /** The law has us keep the record of an introduction, out of use, up to an instant. */
  restricted: { id: string; deleteAt: number }[];
  held: Map<string, Hold[]>;
};

/** An act that deletes them locks them, so that nobody takes a step with one meanwhile. */
export async function dueSubmissions(
  statements: Statements,
  category: SubmissionCategory,
  now: number,
  lock = '',
): Promise<DueSubmissions> {
  const { condition, parameters } = dueIn(sources[category], now);
  const rows = await statements.all<KeepingFacts & { id: string }>(
    `select s.id, s.kind, s.locale, s.received_at, ${answeredAtColumn}, ${introducedOnColumn}
      from submission s where ${condition} order by s.id ${lock}`,
    parameters,
  );
  // Whose erasure was asked for goes on its day.
  if (category === 'erasureRequests') {
    return { deleted: rows.map(({ id }) => id), restricted: [], held: new Map() };
  }
  const ids = rows.map(({ id }) => id);
  const held = await holdsOf(statements, ids, now);
  const due: DueSubmissions = { deleted: [], restricted: [], held };
  for (const row of rows.filter(({ id }) => !held.has(id))) {
    const deleteAt = recordKeptUntil(row, now);
    if (deleteAt === null) due.deleted.push(row.id);
    else due.restricted.push({ id: row.id, deleteAt });
  }
  return due;
}

/** How long each of these is kept; without those that are restricted. */
export async function keepingOf(
  statements: Statements,
  ids: readonly string[],
  now: number,
): Promise<Map<string, Keeping>> {
  const found = new Map<string, Keeping>();
  if (ids.length === 0) return found;
  const today = officeDay(catalogue().firm, now);
  const holds = await holdsOf(statements, ids, now);
  const { places, parameters } = inList(ids);
  for (const category of submissionCategories) {
    if (category === 'erasureRequests') continue;
    const { time, where, period } = sources[category];
    const rows = await statements.all<{ id: string; began: number }>(
      `select s.id, ${time} as began from submission s where ${where} and s.id in (${places})`,
      parameters,
    );
    for (const { id, began } of rows) {
      const until = lastDayOf(period!, officeDay(catalogue().firm, began));
      found.set(id, { category, until, isOver: until < today, holds: holds.get(id) ?? [] });
    }
  }
  return found;
}
