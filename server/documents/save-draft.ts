import { catalogue } from '#content/catalogue.server.ts';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import { isDocumentKey } from '#domain/documents/documents.ts';
import { type DocumentKey, kindFacts } from '#domain/documents/document-kinds.ts';
import { longestDraft, storageIssues } from '#domain/documents/stored-document.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';
import type { Act } from '#server/db/act.ts';
import { facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import {
  type AddressedContent,
  contentOf,
  type DocumentRecord,
  rowKeyOf,
  schemaOf,
} from './document.ts';
import { refuseChanged, RefusedAct, refuseMissed, type RuledDocument } from './publishing-rule.ts';
import {
  type DocumentDetail,
  documentRecord,
  latestSequence,
  rememberKind,
  revisionsBack,
  toDetail,
} from './read-documents.ts';

/** `version` is what the editor read; 0 for a new document. */
type DraftToSave = AddressedContent & { version: number };

/**
 * Keeps what was typed, complete or not. Nothing of somebody else's is overwritten, and a draft that
 * waited for its time is no longer scheduled: what was to be published has changed.
 */
export async function saveDraft(
  act: Act,
  document: RuledDocument,
  { content, address, version }: DraftToSave,
): Promise<DocumentDetail> {
  const { key, rule } = document;
  const before = await lockedDocument(act, key, version);
  await writeDraft(act, document, { content, address, before });
  // Of an editor that saves while somebody types, the first one says it.
  if (before?.draft?.by !== act.by.name) await act.record(rule.drafted, rule.subject(key));
  return detailOf(act, key);
}

/** A document that is not there yet, in the act of what it belongs to. */
export async function addDraft(
  act: Act,
  document: RuledDocument,
  given: AddressedContent,
): Promise<void> {
  const { key, rule } = document;
  await writeDraft(act, document, given);
  await act.record(rule.drafted, rule.subject(key));
}

/** The published content stays; a document that was never published is gone with its draft. */
export async function discardDraft(
  act: Act,
  { key, rule }: RuledDocument,
  { version }: { version: number },
): Promise<DocumentDetail> {
  const before = await lockedDocument(act, key, version);
  if (!before?.draft) throw new RefusedAct({ reason: 'no-draft', key });
  const place = [key.kind, key.id];
  if (before.revision === 0) {
    const issues = rule.beforeDiscarding?.(contentOf(key, before.draft)) ?? [];
    if (issues.length > 0) throw new RefusedAct({ reason: 'invalid', key, issues });
    await act.all('delete from document where kind = $1 and id = $2', place);
  } else {
    await act.all(
      `update document set ${noDraft}, version = version + 1, version_by = $3, version_at = $4
        where kind = $1 and id = $2`,
      [...place, act.by.name, act.now],
    );
  }
  await act.record('document-discarded', rule.subject(key));
  return detailOf(act, key);
}

/** The content of an earlier revision as the draft, to be looked at and published. */
export async function restoreRevision(
  act: Act,
  document: RuledDocument,
  { revision, version }: { revision: number; version: number },
): Promise<DocumentDetail> {
  const { key, rule } = document;
  const before = await lockedDocument(act, key, version);
  const [earlier] = await revisionsBack(act, key, { from: revision, limit: 1 });
  if (earlier?.revision !== revision) throw new RefusedAct({ reason: 'unknown', key });
  const present = before?.published ?? before?.draft;
  const content = contentOf(key, earlier);
  const draft = rule.restored?.(content, present && contentOf(key, present)) ?? content;
  const { address } = present ?? earlier;
  await writeDraft(act, document, { content: draft, address, before });
  await act.record('document-restored', rule.subject(key), facts`revision ${revision}`);
  return detailOf(act, key);
}

/** What there is of a document, until the act ends: it is refused if it is not what was read. */
export async function lockedDocument(
  act: Act,
  key: DocumentKey,
  version: number,
): Promise<DocumentRecord | undefined> {
  if (!isDocumentKey(key)) throw new RefusedAct({ reason: 'unknown', key });
  await act.all(act.dialect.documentLock);
  const before = await documentRecord(act, key);
  refuseChanged(key, before, version);
  return before;
}

/** `before` is what there is of it already. */
export async function writeDraft(
  act: Act,
  { key, rule }: RuledDocument,
  { content, before, ...given }: AddressedContent & { before?: DocumentRecord | undefined },
): Promise<void> {
  const { kind, id } = key;
  const address = given.address ?? null;
  const published = before?.published && contentOf(key, before.published);
  const issues = [
    ...storageIssues(content, longestOf(key)),
    ...storageIssues(address),
    ...(before ? [] : await crowdIssues(act)),
    ...(rule.beforeDrafting?.(content, published) ?? []),
  ];
  if (issues.length > 0) throw new RefusedAct({ reason: 'invalid', key, issues });
  const json = JSON.stringify(content);
  await act.all(
    `insert into document
        (key, kind, id, version, version_by, version_at, revision, draft_schema, draft_content,
          draft_address, draft_by, draft_at)
      values ($1, $2, $3, 1, $7, $8, 0, $4, $5, $6, $7, $8)
      on conflict (kind, id) do update set version = document.version + 1,
        version_by = excluded.version_by, version_at = excluded.version_at,
        draft_schema = excluded.draft_schema, draft_content = excluded.draft_content,
        draft_address = excluded.draft_address, draft_by = excluded.draft_by,
        draft_at = excluded.draft_at, scheduled_at = null, scheduled_by = null`,
    [rowKeyOf(key), kind, id, schemaOf(key), json, address, act.by.name, act.now],
  );
}

const longestByFirm = perFirm((_: Firm) => new Map<string, number>());

function longestOf({ kind, id }: DocumentKey): number {
  const { firm } = catalogue();
  const { ids, schema } = kindFacts(kind);
  const known = longestByFirm(firm);
  // Whatever staff add has one schema for all of its kind.
  const place = ids === 'any' ? kind : `${kind}/${id}`;
  const longest = known.get(place) ?? longestDraft(schema(firm, id));
  known.set(place, longest);
  return longest;
}

/** More than anybody works on. Who writes them may be a program, and nothing deletes them by itself. */
const maxNewDrafts = 300;

async function crowdIssues({ all }: Statements): Promise<DocumentIssue[]> {
  const [row] = await all<{ count: number }>(
    'select count(*) as count from document where revision = 0',
  );
  if (row!.count < maxNewDrafts) return [];
  return [{ field: '', code: 'too-many-drafts', limit: maxNewDrafts }];
}

/** A draft goes with its time. */
export const noDraft = `draft_schema = null, draft_content = null, draft_address = null,
  draft_by = null, draft_at = null, scheduled_at = null, scheduled_by = null`;

/** After an act on it. */
export async function detailOf(db: Statements, key: DocumentKey): Promise<DocumentDetail> {
  const record = await documentRecord(db, key);
  return record ? toDetail(record) : { key, version: 0 };
}

/**
 * Takes a document off the site, of a kind that staff add and remove. Its revisions stay: one of
 * them can be restored and published again, and the files do not bring it back.
 */
export async function removeDocument(
  act: Act,
  { key, rule }: RuledDocument,
  { version }: { version: number },
): Promise<void> {
  const before = await lockedDocument(act, key, version);
  if (!before?.published) throw new RefusedAct({ reason: 'unknown', key });
  if (!rule.removable(key)) throw new RefusedAct({ reason: 'kept', key });
  await refuseMissed(act, key);
  const sequence = (await latestSequence(act)) + 1;
  await act.all(
    `update document set ${noDraft}, schema = null, content = null, changed_by = $4,
        changed_at = $5, sequence = $3, version = version + 1, version_by = $4, version_at = $5
      where kind = $1 and id = $2`,
    [key.kind, key.id, sequence, act.by.name, act.now],
  );
  await act.record('document-removed', rule.subject(key));
}

/**
 * Deletes a document with its draft, its revisions and its addresses. What refers to it, as what
 * people sent about a role, stays without it.
 */
export async function deleteDocument(act: Act, { key, rule }: RuledDocument): Promise<void> {
  await act.all(act.dialect.documentLock);
  // No other document needs a role.
  if (key.kind !== 'vacancy') await refuseMissed(act, key);
  await rememberKind(act, key.kind);
  await act.all('delete from document where kind = $1 and id = $2', [key.kind, key.id]);
  await act.record('document-removed', rule.subject(key));
}
