import { randomUUID } from 'node:crypto';
import { openCatalogue } from '#content/catalogue.server.ts';
import { contentFolder, keysInFolder } from '#content/content-folder.server.ts';
import { brokenDocuments } from '#content/content-issues.server.ts';
import { fileOfField } from '#content/document-files.ts';
import { firstVacancies } from '#content/samples.server.ts';
import { kindFacts, type DocumentKey } from '#domain/documents/document-kinds.ts';
import { type Documents, isDocumentKey } from '#domain/documents/documents.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { ConfigError } from '#server/base/config.ts';
import { act, type Act } from '#server/db/act.ts';
import type { Db, SqlValue, Statements } from '#server/db/db.ts';
import { contentFiles, requiredKeys } from './live-content.ts';
import { nameOf, rowKeyOf, schemaOf } from './document.ts';
import { importImages } from './images/images.ts';
import { existingKeys, kindsEverHeld, latestSequence, rememberKind } from './read-documents.ts';
import { describeUnfit } from '#words/desk/status.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';

/** Who made the first revision of a document that came from the files. */
export const seededBy = 'content';

/**
 * A new store starts with the files of content/, and one of an earlier program gets the documents
 * that every firm has and it lacks. What staff add and remove is theirs from the first start on. A complete store is spared reading the files,
 * except images: a document that does not fit is shown as the files have it.
 */
export async function seedStore(db: Db, now: number, folder = contentFolder()): Promise<void> {
  // Nothing that was known has changed, so that nobody outside is told.
  const by = (name: string) => ({ db, now, by: { id: null, name }, planTasks: () => [] });
  await importImages(by('content/media'), folder);
  const existing = await existingKeys(db);
  const missing = missingIn(folder, existing);
  const isNew = !(await hadVacancies(db));
  // The audit log, by which alone release 1.0.0 knew, forgets after a year.
  if (!isNew) await rememberKind(db, 'vacancy');
  if (missing.length === 0 && !isNew) return;
  const { files, vacancies } = judged(folder, () => {
    const files = contentFiles(folder);
    const vacancies = isNew ? firstVacancies(openCatalogue(files).vacancies, now, folder) : [];
    // Not later: what the store has is shown then, whatever the files say.
    if (existing.length === 0) refuseBroken(folder, files);
    return { files, vacancies };
  });
  const documents = missing.map((key) => ({ key, content: files.get(key) }));
  await act(by(seededBy), (act) => seedDocuments(act, documents));
  if (!isNew) return;
  await act(by('content/vacancies'), (act) => seedVacancies(act, vacancies));
}

/** A mistake in the files ends the start before any of them is in the store. */
function judged<T>(folder: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(
      `The content folder ${folder} cannot fill the store. ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** A page that quotes a price which the firm does not have would answer 500. */
function refuseBroken(folder: string, files: Documents): void {
  const unknown = keysInFolder(folder).find((key) => !isDocumentKey(key));
  if (unknown) {
    const { kind, id } = unknown;
    throw new Error(`${kind} ${id}: this program has no such document. Remove its files.`);
  }
  const mistakes = brokenDocuments(files).flatMap(({ key, issues }) =>
    issues.map((issue) => {
      const what = `${key.kind} ${key.id}: ${describeUnfit([issue], vacancyWords)}`;
      return `${what}. Correct content/${fileOfField(key, issue.field)}.`;
    }),
  );
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** Documents that every firm has, and that only the server's start puts into a store. */
export async function missingFromStart(db: Db): Promise<DocumentKey[]> {
  const existing = new Set((await existingKeys(db)).map(nameOf));
  return requiredKeys().filter((key) => !existing.has(nameOf(key)));
}

/** Of kinds that staff add and remove none, once there is any document. */
function missingIn(folder: string, existing: readonly DocumentKey[]): DocumentKey[] {
  const names = new Set(existing.map(nameOf));
  return keysInFolder(folder).filter(
    (key) =>
      key.kind !== 'vacancy' &&
      isDocumentKey(key) &&
      !names.has(nameOf(key)) &&
      (kindFacts(key.kind).ids !== 'any' || existing.length === 0),
  );
}

type SeededDocument = {
  key: DocumentKey;
  content: unknown;
  address?: string;
  reference?: string;
};

/** Documents from the files, as far as they are not there. */
export async function seedDocuments(act: Act, documents: readonly SeededDocument[]): Promise<void> {
  if (documents.length === 0) return;
  // Before looking: of two servers that start together, one waits and finds the other's rows.
  await act.all(act.dialect.documentLock);
  const existing = new Set((await existingKeys(act)).map(nameOf));
  await insertDocuments(
    act,
    documents.filter(({ key }) => !existing.has(nameOf(key))),
  );
}

/** A store that never had a vacancy starts with these. */
export async function seedVacancies(act: Act, vacancies: readonly Vacancy[]): Promise<void> {
  // Before counting, as above.
  await act.all(act.dialect.documentLock);
  if (await hadVacancies(act)) return;
  const documents = vacancies.map(({ slug, ...content }) => ({
    key: { kind: 'vacancy', id: randomUUID() } as const,
    content,
    address: slug,
    reference: content.reference,
  }));
  await insertDocuments(act, documents);
}

/** Now or before: whoever removed the last one does not get the samples back. */
async function hadVacancies(statements: Statements): Promise<boolean> {
  if ((await kindsEverHeld(statements)).has('vacancy')) return true;
  const rows = await statements.all(
    `select 1 as one from audit where subject_type = 'vacancy' limit 1`,
  );
  return rows.length > 0;
}

/**
 * First revisions of documents that are not there, in an act that holds the lock. No
 * tasks: nothing that was known has changed.
 */
async function insertDocuments(act: Act, documents: readonly SeededDocument[]): Promise<void> {
  const { name: by } = act.by;
  const { now } = act;
  const first = (await latestSequence(act)) + 1;
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
    act,
    `document (key, kind, id, version, version_by, version_at, revision, sequence, address,
      reference, schema, content, changed_by, changed_at)`,
    rows.map(({ row, kind, id, sequence, address, reference, schema, json }) => {
      const head = [row, kind, id, 1, by, now, 1, sequence, address, reference];
      return [...head, schema, json, by, now];
    }),
  );
  await insertRows(
    act,
    'document_address (kind, address, document)',
    rows.flatMap(({ row, kind, address }) => (address === null ? [] : [[kind, address, row]])),
  );
  await insertRows(
    act,
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
