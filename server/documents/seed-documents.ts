import type { Db, SqlValue, Statements } from '#server/db/db.ts';
import { schemaOf } from './document-kind.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { rowKeyOf } from './document.ts';
import { existingKeys, latestSequence } from './read-documents.ts';

export type SeededDocument = {
  key: DocumentKey;
  content: unknown;
  address?: string;
  reference?: string;
};

/** Who made the first revision of a document that came from the files. */
export const seededBy = 'content';

/** Documents from the files, as far as they are not there. */
export async function seedDocuments(
  db: Db,
  documents: readonly SeededDocument[],
  now: number,
): Promise<void> {
  if (documents.length === 0) return;
  await db.transaction(async (statements) => {
    // Before looking: of two servers that start together, one waits and finds the other's rows.
    await statements.all(db.dialect.documentLock);
    const existing = new Set(
      (await existingKeys(statements)).map(({ kind, id }) => `${kind}/${id}`),
    );
    const missing = documents.filter(({ key: { kind, id } }) => !existing.has(`${kind}/${id}`));
    await insertDocuments(statements, missing, { by: seededBy, now });
  });
}

/**
 * First revisions of documents that are not there, within a transaction that holds the lock. No
 * tasks: nothing that was known has changed.
 */
export async function insertDocuments(
  statements: Statements,
  documents: readonly SeededDocument[],
  { by, now }: { by: string; now: number },
): Promise<void> {
  const first = (await latestSequence(statements)) + 1;
  const rows = documents.map(({ key, content, address = null, reference = null }, at) => ({
    row: rowKeyOf(key),
    sequence: first + at,
    schema: schemaOf(key),
    json: JSON.stringify(content),
    ...key,
    address: address as string | null,
    reference: reference as string | null,
  }));
  await insertRows(
    statements,
    `document (key, kind, id, version, version_by, version_at, revision, sequence, address,
      reference, schema, content, changed_by, changed_at)`,
    rows.map(({ row, kind, id, sequence, address, reference, schema, json }) => {
      const head = [row, kind, id, 1, by, now, 1, sequence, address, reference];
      return [...head, schema, json, by, now];
    }),
  );
  await insertRows(
    statements,
    'document_address (kind, address, document)',
    rows.flatMap(({ row, kind, address }) => (address === null ? [] : [[kind, address, row]])),
  );
  await insertRows(
    statements,
    'document_revision (document, revision, address, schema, content, changed_by, changed_at)',
    rows.map(({ row, address, schema, json }) => [row, 1, address, schema, json, by, now]),
  );
}

const rowsPerInsert = 100;

/** Several rows a statement: each statement is a round trip to the store's thread or server. */
async function insertRows({ all }: Statements, into: string, rows: readonly SqlValue[][]) {
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    const values: SqlValue[] = [];
    const placeholders = rows
      .slice(at, at + rowsPerInsert)
      .map((row) => `(${row.map((value) => `$${values.push(value)}`).join(', ')})`);
    await all(`insert into ${into} values ${placeholders.join(', ')}`, values);
  }
}
