import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditSubject } from '#domain/privacy/audit.ts';
import type { Statements } from './db.ts';

/**
 * Who acts: a person of the desk, a program by its API key, or a part of the server such as
 * `command` or `retention`.
 */
export type Actor = { id: string | null; name: string; apiKey?: string };

/** What was done to which record. */
export type Recorded = { action: AuditAction; subject: AuditSubject; details?: AuditFacts };

type AuditEntry = Recorded & { at: number; by: Actor };

declare const nobodyTyped: unique symbol;

/**
 * What an entry says beside its action. Entries outlive the erasure of a person, so they hold codes,
 * numbers, days and references, and nothing that a sender or a colleague wrote.
 */
export type AuditFacts = string & { readonly [nobodyTyped]: true };

/** Of a string that may be anything there is nothing; of one of a list, a number or `Facts` itself. */
type Known<T> = T extends string ? (string extends T ? never : T) : T extends number ? T : never;

/** As facts`${stage} on ${aDay(on)}`. A value of type string does not compile: say what it is. */
export function facts<const T extends readonly unknown[]>(
  words: TemplateStringsArray,
  ...values: T & { [Place in keyof T]: Known<T[Place]> }
): AuditFacts {
  return String.raw({ raw: words }, ...values) as AuditFacts;
}

export function aTime(at: number): AuditFacts {
  return new Date(at).toISOString() as AuditFacts;
}

export function aDay(day: string): AuditFacts {
  return formed(/^\d{4}-\d\d-\d\d$/, day);
}

/** Of a submission or a vacancy. */
export function aReference(reference: string): AuditFacts {
  return formed(/^[A-Z0-9][A-Z0-9/ -]{1,30}$/, reference);
}

/** What the program or its configuration calls something. */
export function anId(id: string): AuditFacts {
  return formed(/^[\w./-]{1,200}$/, id);
}

/** The log names who works at the desk, as `by` does. */
export function aColleague(name: string): AuditFacts {
  return name as AuditFacts;
}

export function several(parts: readonly AuditFacts[], between: ', ' | '; ' = ', '): AuditFacts {
  return parts.join(between) as AuditFacts;
}

const fieldsNamed = 8;

/** Of a schema, as `contacts` or `de.title`, as far as they are few. */
export function someFields(names: readonly string[]): AuditFacts {
  const named = [...new Set(names)];
  const first = several(named.slice(0, fieldsNamed).map(anId));
  const more = named.length - fieldsNamed;
  return more > 0 ? facts`${first} and ${more} more` : first;
}

function formed(form: RegExp, text: string): AuditFacts {
  return (form.test(text) ? text : '?') as AuditFacts;
}

/** In the transaction of the change that it records. The database refuses to change an entry. */
export async function recordAudit({ all }: Statements, entry: AuditEntry): Promise<void> {
  await all(
    `insert into audit (${auditColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    valuesOf(entry),
  );
}

/** Few round trips for many: two statements of fixed length. */
const batch = 50;

/** Like `recordAudit`, for what one action did to many records. */
export async function recordAudits(
  statements: Statements,
  entries: readonly AuditEntry[],
): Promise<void> {
  const whole = entries.length - (entries.length % batch);
  for (let start = 0; start < whole; start += batch) {
    const rows = entries.slice(start, start + batch);
    const places = rows.map((_, row) =>
      Array.from({ length: 9 }, (_, column) => `$${row * 9 + column + 1}`).join(', '),
    );
    await statements.all(
      `insert into audit (${auditColumns}) values (${places.join('), (')})`,
      rows.flatMap(valuesOf),
    );
  }
  for (const entry of entries.slice(whole)) await recordAudit(statements, entry);
}

const auditColumns = `id, at, person_id, person_name, action, subject_type, subject_id, details,
  api_key_id`;

function valuesOf({ at, by, action, subject, details = facts`` }: AuditEntry) {
  const { type, id } = subject;
  return [randomUUID(), at, by.id, by.name, action, type, id, details, by.apiKey ?? null];
}

/**
 * Deletes the entries before a time, which the database refuses otherwise: it looks for that time in
 * a table that nobody else sees filled. Returns how many they were.
 */
export async function deleteEntries({ all }: Statements, before: number): Promise<number> {
  await all('insert into audit_expiry (before) values ($1)', [before]);
  const rows = await all<{ count: number }>('select count(*) as count from audit where at < $1', [
    before,
  ]);
  await all('delete from audit where at < $1', [before]);
  await all('delete from audit_expiry');
  return rows[0]?.count ?? 0;
}

export type AuditedAction = { at: number; by: string; action: AuditAction; details: string };

const limit = 500;

/** What people did to one record, the newest first. */
export function historyOf({ all }: Statements, subject: AuditSubject): Promise<AuditedAction[]> {
  return all<AuditedAction>(
    `select at, person_name as "by", action, details from audit
      where subject_type = $1 and subject_id = $2 order by at desc, id limit ${limit}`,
    [subject.type, subject.id],
  );
}
