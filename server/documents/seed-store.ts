import { openCatalogue } from '#content/catalogue.server.ts';
import { keysInFolder } from '#content/content-folder.server.ts';
import { firstVacancies } from '#content/samples.server.ts';
import { kindFacts, type DocumentKey } from '#domain/documents/document-kinds.ts';
import { importImages } from './images/content-media.ts';
import type { Db } from '#server/db/db.ts';
import { existingKeys } from './read-documents.ts';
import { seedDocuments } from './seed-documents.ts';
import { hadVacancies, seedVacancies } from '#server/vacancies/save-vacancies.ts';
import { contentFiles, contentFolder } from './content-files.ts';
import { requiredKeys } from './live-content.ts';

/**
 * A new store starts with the files of content/, and one of an earlier program gets the documents
 * that it lacks. What staff removed stays removed. A complete store is spared reading the files,
 * except images: a document that does not fit is shown as the files have it.
 */
export async function seedStore(db: Db, now: number, folder = contentFolder): Promise<void> {
  await importImages(db, folder, { by: { id: null, name: 'content/media' }, now });
  const missing = missingIn(folder, await existingKeys(db));
  const isNew = !(await hadVacancies(db));
  if (missing.length === 0 && !isNew) return;
  const files = contentFiles(folder);
  await seedDocuments(
    db,
    missing.map((key) => ({ key, content: files.get(key) })),
    now,
  );
  if (!isNew) return;
  const { vacancies } = openCatalogue(files);
  await seedVacancies(db, firstVacancies(vacancies, now, folder), now);
}

/** Documents that every firm has, and that only the server's start puts into a store. */
export async function missingFromStart(db: Db): Promise<DocumentKey[]> {
  const existing = new Set((await existingKeys(db)).map(nameOf));
  return requiredKeys().filter((key) => !existing.has(nameOf(key)));
}

/** Of kinds that staff add and remove only those that the store has none of, removed ones included. */
function missingIn(folder: string, existing: readonly DocumentKey[]): DocumentKey[] {
  const names = new Set(existing.map(nameOf));
  const kinds = new Set(existing.map(({ kind }) => kind));
  return keysInFolder(folder).filter(
    (key) =>
      key.kind !== 'vacancy' &&
      !names.has(nameOf(key)) &&
      (kindFacts(key.kind).ids !== 'any' || !kinds.has(key.kind)),
  );
}

function nameOf({ kind, id }: DocumentKey): string {
  return `${kind}/${id}`;
}
