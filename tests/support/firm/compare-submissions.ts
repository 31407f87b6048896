import { createHash } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { storedFile } from '../stores/stored-submission.ts';
import type { Ledger, Visit, Written } from './ledger.ts';

type Row = {
  id: string;
  reference: string;
  email: string;
  fields: string;
  state: string;
  owner: string | null;
  due: number | null;
  withdrawn: number | null;
};

/** Acknowledged submissions, status actions and desk writes that the store does not have. */
export async function compareSubmissions(db: Db, ledger: Ledger): Promise<string[]> {
  const broken: string[] = [];
  const rows = await db.all<Row>(
    `select id, reference, email, fields, state, owner, due_at as due, withdrawn_at as withdrawn
      from submission`,
  );
  const notes = new Set((await db.all<{ text: string }>('select text from note')).map(textOf));
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  for (const visit of [...ledger.visits, ...ledger.unanswered]) {
    const [row, second] = byEmail.get(visit.email) ?? [];
    const say = (fault: string) => broken.push(`${visit.receipt?.reference ?? 'unknown'} ${fault}`);
    if (second) say('is stored twice');
    if (!row) {
      if (visit.receipt && !visit.erased.possible.includes(true)) say('is lost');
      continue;
    }
    if (visit.erased.certain() === true) say('is not erased');
    if (visit.receipt && row.reference !== visit.receipt.reference) say('has another reference');
    for (const fault of faultsOf(visit, row)) say(fault);
    const file = await storedFile(db, row.id);
    if (!file || sha256(file.bytes) !== visit.sha256) say('has another file or none');
    for (const { text, answer } of visit.notes) {
      if (answer === 'done' && !notes.has(text)) say('lost a note');
    }
  }
  return broken;
}

function faultsOf(visit: Visit, row: Row): string[] {
  const { phone } = JSON.parse(row.fields) as Record<string, string>;
  const withdrawn = row.withdrawn !== null;
  return [
    ...(allows(visit.phone, phone!) ? [] : [`has the telephone ${phone}`]),
    ...(allows(visit.withdrawn, withdrawn) ? [] : [`withdrawn: ${withdrawn}`]),
    ...(allows(visit.owner, row.owner) || ownedByAnswer(visit, row)
      ? []
      : [`has the owner ${row.owner}`]),
    // Undefined: the promised time, which nobody at the desk has changed.
    ...(allows(visit.dueAt, undefined) || allows(visit.dueAt, row.due ?? undefined)
      ? []
      : [`is due at ${row.due}`]),
    ...((visit.closed.certain() || visit.withdrawn.certain()) && row.state !== 'closed'
      ? [`is ${row.state} instead of closed`]
      : []),
  ];
}

/** The answer that closes a role gives whoever waited and belonged to nobody to its author. */
function ownedByAnswer({ role }: Visit, { owner }: Row): boolean {
  return role !== undefined && owner !== null;
}

function allows<T>({ possible }: Written<T>, value: T): boolean {
  return possible.includes(value);
}

function textOf({ text }: { text: string }): string {
  return text;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
