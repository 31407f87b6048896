import type { SqlValue, Statements } from '#server/db/db.ts';
import { readSetting, saveSetting } from '#server/db/settings.ts';
import { contentOf, type DocumentRecord, type WrittenContent } from './document.ts';
import type { DocumentKey, DocumentKindName } from '#domain/documents/document-kinds.ts';

/** What the desk shows of a document. */
export type DocumentDetail = {
  key: DocumentKey;
  /** Given back by every change, which is refused if the document was changed meanwhile. */
  version: number;
  published?: DocumentContent & { version: number };
  /** Anything that is JSON: it may be incomplete. */
  draft?: DocumentContent & { version: number };
  /** The draft is published at this time. */
  scheduled?: { from: number; version: number; by: string };
};

/** Content in the shape of this program's schema, as far as it could be upgraded. */
export type DocumentContent = { content: unknown; address?: string; at: number; by: string };

/** Everything that was published or removed after a number; all that is published after 0. */
export async function documentsSince(db: Statements, sequence: number): Promise<DocumentRecord[]> {
  return selectDocuments(db, 'where sequence > $1 order by sequence', [sequence]);
}

/** Of all rows, removed documents and drafts included. */
export function existingKeys({ all }: Statements): Promise<DocumentKey[]> {
  return all<DocumentKey>('select kind, id from document order by kind, id');
}

const deletedKinds = 'deleted-document-kinds';

/** The kinds of which there is a document, was one that was removed, or one that was deleted. */
export async function kindsEverHeld(statements: Statements): Promise<Set<string>> {
  const existing = await existingKeys(statements);
  const deleted = (await readSetting(statements, deletedKinds))?.split(' ') ?? [];
  return new Set([...existing.map(({ kind }) => kind), ...deleted]);
}

/** So that the files do not bring back what was deleted. */
export async function rememberKind(statements: Statements, kind: DocumentKindName): Promise<void> {
  const deleted = (await readSetting(statements, deletedKinds))?.split(' ') ?? [];
  await saveSetting(statements, deletedKinds, [...new Set([...deleted, kind])].join(' '));
}

/** Two numbers that tell the removal of a row too, which has no number. */
export async function documentTally({
  all,
}: Statements): Promise<{ count: number; changedAt: number }> {
  const [row] = await all<{ count: number; changedAt: number | null }>(
    'select count(*) as count, max(changed_at) as changed_at from document where sequence is not null',
  );
  return { count: row?.count ?? 0, changedAt: row?.changedAt ?? 0 };
}

export async function latestSequence({ all }: Statements): Promise<number> {
  const [row] = await all<{ sequence: number | null }>(
    'select max(sequence) as sequence from document',
  );
  return row?.sequence ?? 0;
}

/** Drafts of everything but adverts, which no other document needs. */
export function draftRecords(db: Statements): Promise<DocumentRecord[]> {
  return selectDocuments(db, "where draft_content is not null and kind <> 'vacancy'", []);
}

/** In the order of their ids, drafts that were never published included; removed ones are not. */
export async function documentRecords(
  db: Statements,
  kind?: DocumentKindName,
): Promise<DocumentRecord[]> {
  const there = '(content is not null or draft_content is not null)';
  return kind === undefined
    ? selectDocuments(db, `where ${there} order by kind, id`, [])
    : selectDocuments(db, `where ${there} and kind = $1 order by id`, [kind]);
}

/** All but adverts, which have lists of their own. */
export function websiteRecords(db: Statements): Promise<DocumentRecord[]> {
  const condition = `where (content is not null or draft_content is not null)
    and kind <> 'vacancy' order by kind, id`;
  return selectDocuments(db, condition, []);
}

export async function documentDetail(
  db: Statements,
  key: DocumentKey,
): Promise<DocumentDetail | undefined> {
  const record = await documentRecord(db, key);
  return record && toDetail(record);
}

export async function documentRecord(
  db: Statements,
  { kind, id }: DocumentKey,
): Promise<DocumentRecord | undefined> {
  return (await selectDocuments(db, 'where kind = $1 and id = $2', [kind, id]))[0];
}

/** By an address that it has, or had earlier. */
export async function documentAt(
  db: Statements,
  kind: DocumentKindName,
  address: string,
): Promise<DocumentRecord | undefined> {
  const found = await selectDocuments(
    db,
    'where key = (select document from document_address where kind = $1 and address = $2)',
    [kind, address],
  );
  return found[0];
}

/** Every address that a document had, the present one included. */
export async function addressesOf(
  { all }: Statements,
  { kind, id }: DocumentKey,
): Promise<string[]> {
  const rows = await all<{ address: string }>(
    `select document_address.address from document_address join document on key = document
      where document.kind = $1 and document.id = $2 order by 1`,
    [kind, id],
  );
  return rows.map(({ address }) => address);
}

/** Addresses that no longer name a page, with the address of the same document that does. */
export async function earlierAddresses(
  { all }: Statements,
  kind: DocumentKindName,
): Promise<Map<string, string>> {
  const rows = await all<{ earlier: string; present: string }>(
    `select earlier.address as earlier, document.address as present
      from document_address earlier join document on document.key = earlier.document
      where earlier.kind = $1 and earlier.address <> document.address order by 1`,
    [kind],
  );
  return new Map(rows.map(({ earlier, present }) => [earlier, present]));
}

/** Who published it and when, the newest first. */
export function publicationsOf(
  { all }: Statements,
  { kind, id }: DocumentKey,
): Promise<{ revision: number; at: number; by: string }[]> {
  return all(
    `select r.revision, r.changed_at as at, r.changed_by as "by"
      from document_revision r join document on key = document
      where kind = $1 and id = $2 order by 1 desc`,
    [kind, id],
  );
}

type RevisionRecord = WrittenContent & { revision: number };

/** Some of what was published with its content, the newest first, from a revision back. */
export async function revisionsBack(
  { all }: Statements,
  { kind, id }: DocumentKey,
  { from, limit }: { from: number; limit: number },
): Promise<RevisionRecord[]> {
  const rows = await all<RevisionRow>(
    `select r.revision, r.address, r.schema, r.content, r.changed_by as "by", r.changed_at as at
      from document_revision r join document on key = document
      where kind = $1 and id = $2 and r.revision <= $3 order by 1 desc limit $4`,
    [kind, id, from, limit],
  );
  return rows.map((row) => ({ ...row, address: row.address ?? undefined }));
}

const revisionsAtOnce = 20;

/** All of it, the newest first, read as far as it is asked for. */
export async function* everyRevision(
  db: Statements,
  key: DocumentKey,
): AsyncGenerator<RevisionRecord> {
  let from = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const some = await revisionsBack(db, key, { from, limit: revisionsAtOnce });
    yield* some;
    const last = some.at(-1);
    if (!last || last.revision === 1) return;
    from = last.revision - 1;
  }
}

type RevisionRow = Omit<RevisionRecord, 'address'> & { address: string | null };

/** What there is of a document beside its content. */
export type DocumentHead = Pick<DocumentRecord, 'key' | 'version' | 'changed' | 'sequence'> & {
  draftAt: number | undefined;
};

/** Of a kind, drafts that were never published included. */
export async function documentHeads(
  { all }: Statements,
  kind: DocumentKindName,
): Promise<DocumentHead[]> {
  const rows = await all<Pick<DocumentRow, HeadField> & { draftAt: number | null }>(
    `select id, version, version_by, version_at, sequence, draft_at from document
      where kind = $1 and (content is not null or draft_content is not null) order by id`,
    [kind],
  );
  return rows.map(({ id, version, versionBy, versionAt, sequence, draftAt }) => ({
    key: { kind, id },
    version,
    changed: { by: versionBy, at: versionAt },
    sequence: sequence ?? undefined,
    draftAt: draftAt ?? undefined,
  }));
}

type HeadField = 'id' | 'version' | 'versionBy' | 'versionAt' | 'sequence';

type DocumentRow = {
  kind: DocumentKindName;
  id: string;
  version: number;
  versionBy: string;
  versionAt: number;
  revision: number;
  sequence: number | null;
  reference: string | null;
  address: string | null;
  schema: number;
  content: string | null;
  changedBy: string | null;
  changedAt: number | null;
  draftAddress: string | null;
  draftSchema: number;
  draftContent: string | null;
  draftBy: string;
  draftAt: number;
  scheduledAt: number | null;
  scheduledBy: string;
};

export async function selectDocuments(
  { all }: Statements,
  condition: string,
  parameters: readonly SqlValue[],
): Promise<DocumentRecord[]> {
  const rows = await all<DocumentRow>(
    `select kind, id, version, version_by, version_at, revision, sequence, reference, address, schema,
        content, changed_by, changed_at, draft_address, draft_schema, draft_content, draft_by,
        draft_at, scheduled_at, scheduled_by
      from document ${condition}`,
    parameters,
  );
  return rows.map(toRecord);
}

function toRecord(row: DocumentRow): DocumentRecord {
  const { kind, id, version, revision, draftBy: by, draftAt: at } = row;
  const published = { by: row.changedBy!, at: row.changedAt! };
  return {
    key: { kind, id },
    version,
    changed: { by: row.versionBy, at: row.versionAt },
    revision,
    sequence: row.sequence ?? undefined,
    publishedAt: row.changedAt ?? undefined,
    reference: row.reference ?? undefined,
    published: written(row.schema, row.content, row.address, published),
    draft: written(row.draftSchema, row.draftContent, row.draftAddress, { by, at }),
    scheduled:
      row.scheduledAt === null ? undefined : { from: row.scheduledAt, by: row.scheduledBy },
  };
}

function written(
  schema: number,
  content: string | null,
  address: string | null,
  change: { by: string; at: number },
): WrittenContent | undefined {
  return content === null
    ? undefined
    : { schema, content, address: address ?? undefined, ...change };
}

export function toDetail(record: DocumentRecord): DocumentDetail {
  const { key, version, revision, published, draft, scheduled } = record;
  return {
    key,
    version,
    ...(published && { published: { version: revision, ...toContent(key, published) } }),
    ...(draft && { draft: { version, ...toContent(key, draft) } }),
    ...(scheduled && { scheduled: { ...scheduled, version } }),
  };
}

function toContent(key: DocumentKey, written: WrittenContent): DocumentContent {
  const { address, at, by } = written;
  return { content: contentOf(key, written), at, by, ...(address !== undefined && { address }) };
}
