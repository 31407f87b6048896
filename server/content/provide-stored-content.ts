import { provideCatalogue } from '../../content/catalogue.server.ts';
import type { Db } from '../store/db/db.ts';
import type { ContentSource } from '../store/documents/document.ts';
import { documentsSince } from '../store/documents/read-documents.ts';
import { contentFiles } from './content-files.ts';
import { contentIn, type Content } from './live-content.ts';

/** For a command: what is published when it starts. `release` gives the catalogue back. */
export async function provideStoredContent(
  db: Db,
  source: ContentSource,
): Promise<Content & { release(): void }> {
  const content = contentIn(await documentsSince(db, 0), contentFiles(), source);
  const release = provideCatalogue(() => content.catalogue);
  return { ...content, release };
}
