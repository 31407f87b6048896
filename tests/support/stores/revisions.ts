import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { Statements } from '#server/db/db.ts';
import { contentOf } from '#server/documents/document.ts';
import { everyRevision } from '#server/documents/read-documents.ts';
import { vacancyRevisions } from '#server/vacancies/vacancies.ts';

/** Whatever was published of a document, the oldest first. */
export async function revisionsOf(db: Statements, key: DocumentKey) {
  const records = await oldestFirst(everyRevision(db, key));
  return records.map((one) => ({
    version: one.revision,
    content: contentOf(key, one),
    at: one.at,
    by: one.by,
  }));
}

/** Of an advert, the oldest first. */
export function revisionsOfAdvert(db: Statements, id: string) {
  return oldestFirst(vacancyRevisions(db, id));
}

async function oldestFirst<Revision>(newestFirst: AsyncIterable<Revision>): Promise<Revision[]> {
  const all: Revision[] = [];
  for await (const one of newestFirst) all.unshift(one);
  return all;
}
