import type { Act, SignedInActor } from '#server/db/act.ts';
import type { AuditAction } from '#domain/privacy/audit.ts';
import { storedTags } from '#domain/submissions/tags.ts';
import type {
  NewNote,
  Note,
  WorkChange,
  WorkResult,
  WorkState,
  WorkValues,
} from '#domain/submissions/work.ts';
import { aColleague, aTime, facts, type AuditFacts } from '#server/db/audit.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { inList, type Selection } from '#server/db/lists.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { openWork } from './due-time.ts';
import { isOf, shown, usable, type Wanted } from './standing.ts';
import { inboxRowsOf } from './inbox-row.ts';
import { createHash } from 'node:crypto';

type Before = {
  id: string;
  version: number;
  state: WorkState;
  owner: string | null;
  dueAt: number | null;
  tags: string;
  receivedAt: number;
};

/**
 * Changes each submission whose version is still the one that the person saw. The others are
 * returned as they are now; nobody works on those that were taken back. None is due before it came in.
 */
export async function changeWork(
  act: Act,
  { items, change }: Pick<WorkChange, 'items' | 'change'>,
): Promise<WorkResult | 'unknown-person' | 'due-too-early'> {
  const owner = change.owner ? await nameOf(act, change.owner) : undefined;
  if (change.owner && owner === undefined) return 'unknown-person';
  const seen = new Map(items.map(({ id, version }) => [id, version]));
  const found = await lockUsable(act, [...seen.keys()]);
  const current = found.filter(({ id, version }) => seen.get(id) === version);
  const { dueAt = Infinity } = change;
  if (current.some((row) => dueAt <= row.receivedAt)) return 'due-too-early';
  await apply(act, current, change, act.now);
  const entries = current.flatMap((before) =>
    entriesOf(before, change, owner).map((entry) => ({
      subject: { type: 'submission' as const, id: before.id },
      ...entry,
    })),
  );
  await act.recordAll(entries);
  // A repeated request, as after a lost answer, finds its own change: that is no conflict.
  const repeated = found.filter((row) => seen.get(row.id)! < row.version && holds(row, change));
  const changed = new Set([...current, ...repeated].map(({ id }) => id));
  const untouched = [...seen.keys()].filter((id) => !changed.has(id));
  const stale = await inboxRowsOf(act, untouched);
  const present = new Set(stale.map(({ id }) => id));
  return {
    changed: await inboxRowsOf(act, [...changed]),
    stale,
    gone: untouched.filter((id) => !present.has(id)),
  };
}

/** In one order, so that two changes of the same rows never wait for each other. */
function lockUsable({ all, dialect }: Act, ids: string[]): Promise<Before[]> {
  const { places, parameters } = inList(ids);
  return all<Before>(
    `select id, version, state, owner, due_at, tags, received_at from submission s
      where id in (${places}) and ${isOf(usable)} order by id ${dialect.forUpdate}`,
    parameters,
  );
}

/** The same as `merged`, in one statement for all. */
async function apply({ all }: Statements, rows: Before[], change: WorkValues, now: number) {
  if (rows.length === 0) return;
  const given: SqlValue[] = [now];
  const sets = ['version = version + 1', 'changed_at = $1'];
  const set = (column: string, value: SqlValue) => sets.push(`${column} = $${given.push(value)}`);
  if (change.owner !== undefined) set('owner', change.owner);
  if (change.dueAt !== undefined) set('due_at', change.dueAt);
  if (change.tags !== undefined) set('tags', storedTags(change.tags));
  if (change.state !== undefined) set('state', change.state);
  else if (change.owner) sets.push(`state = case when state = 'new' then 'in-work' else state end`);
  const ids = rows.map(({ id }) => id);
  const { places, parameters } = inList(ids, given.length + 1);
  await all(`update submission set ${sets.join(', ')} where id in (${places})`, [
    ...given,
    ...parameters,
  ]);
}

/** Whoever takes a new one works on it. */
function merged(before: Before, change: WorkValues) {
  const taken = before.state === 'new' && Boolean(change.owner);
  return {
    state: change.state ?? (taken ? 'in-work' : before.state),
    owner: change.owner === undefined ? before.owner : change.owner,
    dueAt: change.dueAt ?? before.dueAt,
    tags: change.tags ? storedTags(change.tags) : before.tags,
  };
}

function holds(row: Before, change: WorkValues): boolean {
  const { state, owner, dueAt, tags } = merged(row, change);
  const isSameWork = state === row.state && owner === row.owner && dueAt === row.dueAt;
  return isSameWork && tags === row.tags;
}

function entriesOf(before: Before, change: WorkValues, ownerName: string | undefined) {
  const after = merged(before, change);
  const entries: { action: AuditAction; details: AuditFacts }[] = [];
  if (after.owner !== before.owner) {
    entries.push(
      after.owner === null
        ? { action: 'submission-unassigned', details: facts`` }
        : { action: 'submission-assigned', details: facts`to ${aColleague(ownerName ?? '')}` },
    );
  }
  if (after.state !== before.state) {
    const details = facts`from ${before.state} to ${after.state}`;
    entries.push({ action: 'submission-state-changed', details });
  }
  if (after.dueAt !== before.dueAt) {
    const details = facts`to ${aTime(after.dueAt!)}`;
    entries.push({ action: 'submission-due-changed', details });
  }
  if (after.tags !== before.tags) {
    entries.push({ action: 'submission-tags-changed', details: facts`` });
  }
  return entries;
}

async function nameOf({ all }: Statements, personId: string): Promise<string | undefined> {
  const [person] = await all<{ name: string }>(
    'select name from person where id = $1 and removed_at is null',
    [personId],
  );
  return person?.name;
}

/** Tells the desk to show it anew. It is no change that makes another one stale. */
export async function touchSubmission(
  { all }: Statements,
  submissionId: string,
  now: number,
): Promise<void> {
  await all('update submission set changed_at = $2 where id = $1', [submissionId, now]);
}

/**
 * Notes are kept as written, for their period: nobody edits them. One that is posted again with its key is the one that
 * is stored. Undefined when the submission is out of use.
 */
export async function addNote(
  act: Act<SignedInActor>,
  submissionId: string,
  { text, key }: NewNote,
): Promise<Note | undefined> {
  const [found] = await act.all(`select id from submission s where id = $1 and ${isOf(shown)}`, [
    submissionId,
  ]);
  if (!found) return undefined;
  const id = noteIdOf([submissionId, act.by.id, key, text]);
  const inserted = await act.all(
    `insert into note (id, submission_id, person_id, written_at, text)
        values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning id`,
    [id, submissionId, act.by.id, act.now, text],
  );
  if (inserted.length === 0) {
    return (await notesOf(act, submissionId, shown)).find((note) => note.id === id);
  }
  const subject = { type: 'submission', id: submissionId } as const;
  await act.record('note-written', subject);
  await touchSubmission(act, submissionId, act.now);
  return { id, by: act.by.name, writtenAt: act.now, text };
}

/** The text is part of it: a key that is used again for other words makes another note. */
function noteIdOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The oldest first. */
export function notesOf(
  { all }: Statements,
  submissionId: string,
  wanted: Wanted,
): Promise<Note[]> {
  return all<Note>(
    `select note.id, person.name as "by", written_at, text
      from note join person on person.id = person_id
        join submission s on s.id = note.submission_id
      where note.submission_id = $1 and ${isOf(wanted)} order by written_at, note.id`,
    [submissionId],
  );
}

/** Those that were written before a time. Returns how many they were. */
export async function deleteNotes({ all }: Act, before: number): Promise<number> {
  return (await all('delete from note where written_at < $1 returning id', [before])).length;
}

export type LockedSubmission = {
  version: number;
  kind: SubmissionKind;
  reference: string;
  locale: Locale;
  fields: string;
  state: WorkState;
  /** Who owns it and still works here. */
  owner: string | null;
  dueAt: number | null;
  suspicion: string | null;
};

/**
 * A submission that its sender has not taken back, locked until the transaction ends: the messages
 * of one submission are written one after the other.
 */
export async function lockSubmission(
  { all }: Statements,
  id: string,
  now: number,
): Promise<LockedSubmission | undefined> {
  const [row] = await all<LockedSubmission>(
    `update submission as s set changed_at = $2 where id = $1 and ${isOf(usable)}
      returning version, kind, reference, locale, fields, state, due_at,
        quarantined_for as suspicion,
        (select p.id from person p where p.id = owner and p.removed_at is null) as owner`,
    [id, now],
  );
  return row;
}

type Advance = {
  state: WorkState;
  owner: string | null;
  repliedAt: number | null;
  /** The earlier one stays, unless there is another. */
  dueAt?: number;
};

/** What a message of its thread does to a submission. */
export async function advance(
  { all }: Statements,
  id: string,
  { state, owner, repliedAt, dueAt }: Advance,
): Promise<void> {
  await all(
    `update submission set version = version + 1, state = $2, owner = $3, replied_at = $4,
      due_at = coalesce($5, due_at) where id = $1`,
    [id, state, owner, repliedAt, dueAt ?? null],
  );
}

/** Another version of it, which makes a change that somebody began before stale. */
export async function countChange({ all }: Statements, id: string): Promise<void> {
  await all('update submission set version = version + 1 where id = $1', [id]);
}

/** Gives what is open of a selection to somebody, or to everybody. Returns what it gave. */
export function giveSubmissions(
  { all, now }: Act,
  { condition, parameters }: Selection,
  owner: string | null,
): Promise<{ id: string }[]> {
  const place = parameters.length + 1;
  return all<{ id: string }>(
    `update submission as s set owner = $${place}, version = version + 1,
        changed_at = $${place + 1}
      where ${openWork} and ${condition} returning id`,
    [...parameters, owner, now],
  );
}
