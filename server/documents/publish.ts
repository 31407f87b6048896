import type { AuditAction } from '#domain/privacy/audit.ts';
import { aTime, recordAudit, type Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { addTasks } from '#server/db/tasks.ts';
import { contentOf, schemaOf } from './document-kind.ts';
import { refuseBroken } from './content-rule.ts';
import { isDocumentKey } from '#domain/documents/document-key.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import {
  rowKeyOf,
  type ActSettings,
  type AddressedContent,
  type DocumentRecord,
} from './document.ts';
import type { Publishable } from './publishing-rule.ts';
import { documentRecord, latestSequence } from './read-documents.ts';
import { orRefused, RefusedAct, refuseChanged, type Acted, type Refused } from './refusal.ts';
import { ruleOf } from './rule-of.ts';
import { done, noDraft, writeDraft } from './save-draft.ts';

export type Publication = AddressedContent & {
  key: DocumentKey;
  /** The version that was read; 0 for a new document. */
  version: number;
};

/**
 * Publishes all of them, or none: each is complete by its schema, lawful and based on the present
 * version, and gets a revision, an audit entry and its tasks in the same transaction. A draft of a
 * document that has been published stays beside it.
 */
export function publishDocuments(
  db: Db,
  by: Actor,
  publications: readonly Publication[],
  settings: ActSettings & { action?: AuditAction },
): Promise<{ outcome: 'done' } | Refused> {
  return orRefused(() =>
    db.transaction(async (statements) => {
      await statements.all(db.dialect.documentLock);
      const prepared: Prepared[] = [];
      for (const given of publications) {
        const before = await documentRecord(statements, given.key);
        refuseChanged(given.key, before, given.version);
        prepared.push({ ...given, before, draft: before?.published ? 'stays' : 'goes' });
      }
      await publish(statements, by, prepared, settings);
      return { outcome: 'done' } as const;
    }),
  );
}

/** Publishes the draft, or what is given as its content, now or at a time to come. */
export function publishDraft(
  db: Db,
  by: Actor,
  key: DocumentKey,
  {
    version,
    from,
    given: typed,
  }: { version: number; from?: number | undefined; given?: AddressedContent | undefined },
  settings: ActSettings,
): Promise<Acted> {
  return orRefused(() =>
    db.transaction(async (statements) => {
      if (!isDocumentKey(key)) throw new RefusedAct({ reason: 'unknown', key });
      await statements.all(db.dialect.documentLock);
      const read = await documentRecord(statements, key);
      refuseChanged(key, read, version);
      if (typed) await writeDraft(statements, by, key, { ...typed, before: read }, settings.now);
      const before = typed ? await documentRecord(statements, key) : read;
      if (!before?.draft) throw new RefusedAct({ reason: 'no-draft', key });
      const given = draftOf(before);
      if (from === undefined || from <= settings.now) {
        await publish(statements, by, [given], settings);
      } else {
        await refuseUnfit(statements, [given]);
        await checked(statements, given, settings.now);
        await schedule(statements, by, before, from, settings.now);
      }
      return done(statements, key);
    }),
  );
}

/** A draft whose time has come and that was refused: it stays, and is no longer scheduled. */
export type Missed = { key: DocumentKey; refusal: Refused['refusal'] };

/** Publishes drafts whose time has come. Of servers that notice it together, one does it. */
export async function publishDue(db: Db, settings: ActSettings): Promise<Missed[]> {
  const due = await db.all<DocumentKey>(
    'select kind, id from document where scheduled_at <= $1 order by scheduled_at',
    [settings.now],
  );
  const missed: Missed[] = [];
  for (const { kind, id } of due) {
    const key = { kind, id };
    const result = await orRefused(() =>
      db.transaction(async (statements) => {
        await statements.all(db.dialect.documentLock);
        const before = await documentRecord(statements, key);
        if (!before?.draft || !before.scheduled || before.scheduled.from > settings.now) return;
        const by = { id: null, name: before.scheduled.by };
        await publish(statements, by, [draftOf(before)], settings);
      }),
    );
    if (!result) continue;
    missed.push({ key, refusal: result.refusal });
    await unschedule(db, key, settings.now);
  }
  return missed;
}

/** A publication with what is there, and what becomes of the draft beside it. */
export type Prepared = Publication & {
  before: DocumentRecord | undefined;
  draft: 'stays' | 'goes' | { content: unknown };
};

function draftOf(before: DocumentRecord): Prepared {
  const { key, version, draft } = before;
  const content = draft && contentOf(key, draft);
  return { key, content, address: draft?.address, version, before, draft: 'goes' };
}

/** Everything is judged together before the first is written. */
async function refuseUnfit(statements: Statements, given: readonly Prepared[]): Promise<void> {
  await refuseBroken(
    statements,
    given.filter(({ key }) => key.kind !== 'vacancy'),
  );
}

/** In the transaction of the act that it belongs to, which holds the lock of documents. */
export async function publish(
  statements: Statements,
  by: Actor,
  prepared: readonly Prepared[],
  settings: ActSettings & { action?: AuditAction },
): Promise<void> {
  await refuseUnfit(statements, prepared);
  for (const given of prepared) await publishOne(statements, by, given, settings);
}

async function publishOne(
  statements: Statements,
  by: Actor,
  given: Prepared,
  settings: ActSettings & { action?: AuditAction },
): Promise<void> {
  const { key, before } = given;
  const { planTasks, now } = settings;
  const publishable = await checked(statements, given, now);
  const revision = (before?.revision ?? 0) + 1;
  await write(statements, by, given, publishable, { revision, now });
  const subject = ruleOf(key).subject(key);
  const { details } = publishable;
  const action = settings.action ?? publishable.action;
  await recordAudit(statements, { at: now, by, action, subject, details });
  for (const entry of publishable.also ?? []) {
    await recordAudit(statements, { at: now, by, subject, ...entry });
  }
  const about = { type: 'vacancy', id: key.id } as const;
  const tasks = publishable.events(revision).flatMap(planTasks);
  await addTasks(statements, { subject: about, submissionId: undefined, held: false }, tasks, now);
}

async function checked(
  statements: Statements,
  { key, content, address, before }: Prepared,
  now: number,
): Promise<Publishable> {
  const result = await ruleOf(key).check(statements, { key, content, address }, before, now);
  if (!('issues' in result)) return result;
  throw new RefusedAct({ reason: 'invalid', key, issues: result.issues });
}

async function write(
  statements: Statements,
  by: Actor,
  { key, draft, ...given }: Prepared,
  publishable: Publishable,
  { revision, now }: { revision: number; now: number },
) {
  const { all } = statements;
  const { kind, id } = key;
  const address = given.address ?? null;
  const reference = publishable.reference ?? null;
  const sequence = (await latestSequence(statements)) + 1;
  const json = JSON.stringify(publishable.content);
  const schema = schemaOf(key);
  const [row] = await all<{ key: string }>(
    `insert into document
        (key, kind, id, version, version_by, version_at, revision, sequence, address, reference,
          schema, content, changed_by, changed_at)
      values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $4, $5)
      on conflict (kind, id) do update set version = document.version + 1,
        version_by = excluded.version_by, version_at = excluded.version_at,
        revision = excluded.revision, sequence = excluded.sequence, address = excluded.address,
        reference = excluded.reference, schema = excluded.schema, content = excluded.content,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at
      returning key`,
    [rowKeyOf(key), kind, id, by.name, now, revision, sequence, address, reference, schema, json],
  );
  const document = row!.key;
  if (draft === 'goes') await all(`update document set ${noDraft} where key = $1`, [document]);
  else if (draft !== 'stays') {
    await all('update document set draft_schema = $2, draft_content = $3 where key = $1', [
      document,
      schema,
      JSON.stringify(draft.content),
    ]);
  }
  if (address !== null) {
    await all(
      `insert into document_address (kind, address, document) values ($1, $2, $3)
        on conflict (kind, address) do nothing`,
      [kind, address, document],
    );
  }
  await all(
    `insert into document_revision
        (document, revision, address, schema, content, changed_by, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [document, revision, address, schema, json, by.name, now],
  );
}

async function schedule(
  statements: Statements,
  by: Actor,
  { key }: DocumentRecord,
  from: number,
  now: number,
) {
  await statements.all(
    `update document set scheduled_at = $3, scheduled_by = $4, version = version + 1,
        version_by = $4, version_at = $5
      where kind = $1 and id = $2`,
    [key.kind, key.id, from, by.name, now],
  );
  await recordAudit(statements, {
    at: now,
    by,
    action: 'document-scheduled',
    subject: ruleOf(key).subject(key),
    details: aTime(from),
  });
}

async function unschedule(db: Db, key: DocumentKey, now: number) {
  await db.transaction(async (statements) => {
    const rows = await statements.all(
      `update document set scheduled_at = null, scheduled_by = null
        where kind = $1 and id = $2 and scheduled_at <= $3 returning key`,
      [key.kind, key.id, now],
    );
    if (rows.length === 0) return;
    await recordAudit(statements, {
      at: now,
      by: { id: null, name: 'schedule' },
      action: 'document-not-published',
      subject: ruleOf(key).subject(key),
    });
  });
}
