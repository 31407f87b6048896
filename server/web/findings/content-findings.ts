import { knownLanguages } from '#domain/edition/language.ts';
import { languageOf } from '#domain/edition/editions.ts';
import type { Documents } from '#domain/documents/documents.ts';
import type { HealthFinding } from '#domain/status/health.ts';
import { contentFiles, contentFolder } from '#server/documents/content-files.ts';
import { contentIn } from '#server/documents/live-content.ts';
import type { Statements } from '#server/db/db.ts';
import { documentsSince } from '#server/documents/read-documents.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Published documents that this program cannot read, and words that no edition of the firm shows. */
export async function contentFindings(
  db: Statements,
  folder = contentFolder,
): Promise<HealthFinding[]> {
  const area = 'content';
  const { documents, unfit } = contentIn(await documentsSince(db, 0), () => contentFiles(folder));
  const faults = unfit.map(({ key: { kind, id }, issues }): HealthFinding => ({
    area,
    level: 'fault',
    is: 'document-unfit',
    kind,
    id,
    issues,
  }));
  const unread = unreadWords(documents);
  const findings: HealthFinding[] =
    faults.length > 0 ? faults : [{ area, level: 'ok', is: 'documents-fit' }];
  if (unread.words + unread.languages.length > 0) {
    findings.push({ area, level: 'ok', is: 'words-unread', ...unread });
  }
  return findings;
}

/** How many regional words are for other editions alone or too, and languages that no edition is in. */
function unreadWords(documents: Documents): { words: number; languages: string[] } {
  const tags = catalogue().firm.editions.map(({ tag }) => tag);
  const regional = documents.get({ kind: 'regional', id: 'main' }) as
    Record<string, Record<string, string>> | undefined;
  const words = Object.values(regional ?? {}).filter((word) =>
    Object.keys(word).some((tag) => !(tags as string[]).includes(tag)),
  ).length;
  const languages = knownLanguages.filter(
    (language) => !tags.some((tag) => languageOf(tag) === language),
  );
  const pages = documents.ids('page').filter((id) => {
    const page = documents.get({ kind: 'page', id }) as Record<string, unknown>;
    return languages.some((language) => page[language] !== undefined);
  });
  return { words, languages: pages.length > 0 ? languages : [] };
}
