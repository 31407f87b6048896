import type { AuditAction, AuditSubject } from '#domain/privacy/audit.ts';
import { recordAudit, recordAudits, type Actor, type AuditFacts, type Recorded } from './audit.ts';
import type { Db, Dialect, Statements } from './db.ts';
import { addTasks, type OutboxEvent, type PlanTasks, type TaskAbout } from './tasks.ts';

/** A person of the desk, who has an id. */
export type SignedInActor = Actor & { id: string };

/** Another system, by its API key. It has the id of no person: it owns nothing and writes no note. */
export type Program = Actor & { id: null; apiKey: string };

/** What a change is made with: the open transaction, who makes it, when, and what follows from it. */
export interface Act<By extends Actor = Actor> extends Statements {
  readonly dialect: Dialect;
  readonly by: By;
  readonly now: number;
  /** Adds an entry to the audit log. */
  record(action: AuditAction, subject: AuditSubject, details?: AuditFacts): Promise<void>;
  /** Adds one for each, of what one action did to many records. */
  recordAll(entries: readonly Recorded[]): Promise<void>;
  /** Adds the tasks that the channels have to do about an event of one or many, each once. */
  plan(event: OutboxEvent, ...about: readonly TaskAbout[]): Promise<void>;
}

/** Whom the audit log names for what the server does by itself. */
export const serverActor: Actor = { id: null, name: 'server' };

export type ActContext<By extends Actor = Actor> = {
  db: Db;
  by: By;
  now: number;
  planTasks: PlanTasks;
  /** Called after the commit of an act that planned tasks. */
  wakeOutbox?: () => void;
};

/** Whoever opens an act commits it: everything that `work` wrote, or nothing. */
export async function act<T, By extends Actor>(
  { db, by, now, planTasks, wakeOutbox }: ActContext<By>,
  work: (act: Act<By>) => Promise<T>,
): Promise<T> {
  let planned = false;
  const result = await db.transaction((statements) =>
    work({
      all: statements.all,
      dialect: db.dialect,
      by,
      now,
      record: (action, subject, details) =>
        recordAudit(statements, { at: now, by, action, subject, ...(details && { details }) }),
      recordAll: (entries) =>
        recordAudits(
          statements,
          entries.map((entry) => ({ ...entry, at: now, by })),
        ),
      plan: (event, ...about) => {
        planned ||= about.some(({ held }) => !held);
        return addTasks(statements, about, planTasks(event), now);
      },
    }),
  );
  if (planned) wakeOutbox?.();
  return result;
}
