import { openCatalogue, provideCatalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { Db } from '#server/db/db.ts';
import { asDocuments } from './as-documents.ts';
import type { DocumentRecord } from './document.ts';
import { documentsSince } from './read-documents.ts';
import { contentFiles } from './content-files.ts';
import { contentIn } from './live-content.ts';

/** For a command: what is published when it starts. `release` gives the catalogue back. */
export async function provideStoredContent(db: Db, folder: string): Promise<{ release(): void }> {
  const catalogue = openStored(await documentsSince(db, 0), folder);
  return { release: provideCatalogue(() => catalogue) };
}

/** A command reads facts alone, so that words are not judged as long as the facts fit. */
function openStored(records: readonly DocumentRecord[], folder: string): Catalogue {
  try {
    return openCatalogue(asDocuments(records.filter(({ key }) => key.kind !== 'vacancy')));
  } catch {
    // With the files for what is missing or does not fit.
    return contentIn(records, () => contentFiles(folder)).catalogue;
  }
}
