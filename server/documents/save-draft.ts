import { isDocumentKey } from '#domain/documents/document-key.ts';
import { storageIssues } from '#domain/documents/stored-document.ts';
import { facts, recordAudit, type Actor, type Facts } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { contentOf, schemaOf } from './document-kind.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import {
  rowKeyOf,
  type ActSettings,
  type AddressedContent,
  type DocumentRecord,
} from './document.ts';
import { documentRecord, revisionRecords, toDetail } from './read-documents.ts';
import { orRefused, RefusedAct, refuseChanged, type Acted } from './refusal.ts';
import { ruleOf } from './rule-of.ts';

/** `version` is what the editor read; 0 for a new document. */
export type DraftToSave = AddressedContent & { version: number };

/**
 * Keeps what was typed, complete or not. Nothing of somebody else's is overwritten, and a draft that
 * waited for its time is no longer scheduled: what was to be published has changed.
 */
export function saveDraft(
  db: Db,
  by: Actor,
  key: DocumentKey,
  { content, address, version }: DraftToSave,
  settings: ActSettings,
): Promise<Acted> {
  return act(db, key, version, async (statements, before) => {
    await writeDraft(statements, by, key, { content, address, before }, settings.now);
    // Of an editor that saves while somebody types, the first one says it.
    if (before?.draft?.by === by.name) return;
    await audit(statements, by, key, 'drafted', settings.now);
  });
}

/** A document that is not there yet, in the transaction of what it belongs to. */
export async function newDraftIn(
  statements: Statements,
  by: Actor,
  key: DocumentKey,
  { content, address }: AddressedContent,
  now: number,
): Promise<void> {
  await writeDraft(statements, by, key, { content, address }, now);
  await audit(statements, by, key, 'drafted', now);
}

/** The published content stays; a document that was never published is gone with its draft. */
export function discardDraft(
  db: Db,
  by: Actor,
  key: DocumentKey,
  { version }: { version: number },
  settings: ActSettings,
): Promise<Acted> {
  return act(db, key, version, async (statements, before) => {
    if (!before?.draft) throw new RefusedAct({ reason: 'no-draft', key });
    const place = [key.kind, key.id];
    if (before.revision === 0) {
      const issues = ruleOf(key).beforeDiscarding?.(contentOf(key, before.draft)) ?? [];
      if (issues.length > 0) throw new RefusedAct({ reason: 'invalid', key, issues });
      await statements.all('delete from document where kind = $1 and id = $2', place);
    } else {
      await statements.all(
        `update document set ${noDraft}, version = version + 1, version_by = $3, version_at = $4
          where kind = $1 and id = $2`,
        [...place, by.name, settings.now],
      );
    }
    await audit(statements, by, key, 'discarded', settings.now);
  });
}

/** The content of an earlier revision as the draft, to be looked at and published. */
export function restoreRevision(
  db: Db,
  by: Actor,
  key: DocumentKey,
  { revision, version }: { revision: number; version: number },
  settings: ActSettings,
): Promise<Acted> {
  return act(db, key, version, async (statements, before) => {
    const revisions = await revisionRecords(statements, key);
    const earlier = revisions.find((one) => one.revision === revision);
    if (!earlier) throw new RefusedAct({ reason: 'unknown', key });
    const present = before?.published ?? before?.draft;
    const content = contentOf(key, earlier);
    const draft = ruleOf(key).restored?.(content, present && contentOf(key, present)) ?? content;
    const { address } = present ?? earlier;
    await writeDraft(statements, by, key, { content: draft, address, before }, settings.now);
    await audit(statements, by, key, 'restored', settings.now, facts`revision ${revision}`);
  });
}

function act(
  db: Db,
  key: DocumentKey,
  version: number,
  change: (statements: Statements, before: DocumentRecord | undefined) => Promise<void>,
): Promise<Acted> {
  return orRefused(() =>
    db.transaction(async (statements) => {
      if (!isDocumentKey(key)) throw new RefusedAct({ reason: 'unknown', key });
      await statements.all(db.dialect.documentLock);
      const before = await documentRecord(statements, key);
      refuseChanged(key, before, version);
      await change(statements, before);
      return done(statements, key);
    }),
  );
}

/** `before` is what there is of it already. */
export async function writeDraft(
  { all }: Statements,
  by: Actor,
  key: DocumentKey,
  { content, before, ...given }: AddressedContent & { before?: DocumentRecord | undefined },
  now: number,
) {
  const { kind, id } = key;
  const address = given.address ?? null;
  const published = before?.published && contentOf(key, before.published);
  const issues = [
    ...storageIssues(content),
    ...storageIssues(address),
    ...(ruleOf(key).beforeDrafting?.(content, published) ?? []),
  ];
  if (issues.length > 0) throw new RefusedAct({ reason: 'invalid', key, issues });
  await all(
    `insert into document
        (key, kind, id, version, version_by, version_at, revision, draft_schema, draft_content,
          draft_address, draft_by, draft_at)
      values ($1, $2, $3, 1, $7, $8, 0, $4, $5, $6, $7, $8)
      on conflict (kind, id) do update set version = document.version + 1,
        version_by = excluded.version_by, version_at = excluded.version_at,
        draft_schema = excluded.draft_schema, draft_content = excluded.draft_content,
        draft_address = excluded.draft_address, draft_by = excluded.draft_by,
        draft_at = excluded.draft_at, scheduled_at = null, scheduled_by = null`,
    [rowKeyOf(key), kind, id, schemaOf(key), JSON.stringify(content), address, by.name, now],
  );
}

async function audit(
  statements: Statements,
  by: Actor,
  key: DocumentKey,
  did: 'drafted' | 'discarded' | 'restored',
  now: number,
  details?: Facts,
) {
  const rule = ruleOf(key);
  const action = did === 'drafted' ? rule.drafted : (`document-${did}` as const);
  const entry = { at: now, by, action, subject: rule.subject(key) };
  await recordAudit(statements, { ...entry, ...(details && { details }) });
}

/** A draft goes with its time. */
export const noDraft = `draft_schema = null, draft_content = null, draft_address = null,
  draft_by = null, draft_at = null, scheduled_at = null, scheduled_by = null`;

export async function done(statements: Statements, key: DocumentKey): Promise<Acted> {
  const record = await documentRecord(statements, key);
  return { outcome: 'done', detail: record ? toDetail(record) : { key, version: 0 } };
}
