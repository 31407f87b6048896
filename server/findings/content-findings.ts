import { firm } from '../../domain/firm/firm.ts';
import { knownLanguages } from '../../domain/edition/language.ts';
import { languageOf } from '../../domain/edition/editions.ts';
import type { Documents } from '../../domain/document/documents.ts';
import type { HealthFinding } from '../../domain/work/health.ts';
import { describeUnfit } from '../../messages/desk-words/unfit-vacancy.ts';
import { contentFiles, contentFolder } from '../content/content-files.ts';
import { contentIn } from '../content/live-content.ts';
import type { Statements } from '../store/db/db.ts';
import type { ContentSource } from '../store/documents/document.ts';
import { documentsSince } from '../store/documents/read-documents.ts';

/** Published documents that this program cannot read, and words that no edition of the firm shows. */
export async function contentFindings(
  db: Statements,
  source: ContentSource,
  folder = contentFolder,
): Promise<HealthFinding[]> {
  const area = 'content';
  const { documents, unfit } = contentIn(
    await documentsSince(db, 0),
    () => contentFiles(folder),
    source,
  );
  const faults = unfit.map(({ key: { kind, id }, issues }): HealthFinding => ({
    area,
    level: 'fault',
    text: `What is published as ${kind} ${id} does not fit this program, and the files of content/ are shown instead: ${describeUnfit(issues)}.`,
    remedy:
      'Correct and publish it on the desk under Website, or run "content export <folder>", correct its file there and run "content import <folder>".',
  }));
  const unused = unusedWords(documents);
  return [
    ...faults,
    ...(faults.length === 0
      ? [{ area, level: 'ok', text: `All published documents fit this program.` } as const]
      : []),
    ...(unused.length > 0
      ? [
          {
            area,
            level: 'ok',
            text: `Words of editions that the firm does not have are not read: ${unused.join(', ')}.`,
          } as const,
        ]
      : []),
  ];
}

/** As `regional.tradeName de-AT`, and `en` where no edition is in that language. */
function unusedWords(documents: Documents): string[] {
  const tags = firm().editions.map(({ tag }) => tag);
  const regional = documents.get({ kind: 'regional', id: 'main' }) as
    Record<string, Record<string, string>> | undefined;
  const words = Object.entries(regional ?? {}).flatMap(([name, word]) => {
    const unread = Object.keys(word).filter((tag) => !(tags as string[]).includes(tag));
    return unread.length > 0 ? [`regional.${name} ${unread.join(' ')}`] : [];
  });
  const languages = knownLanguages.filter(
    (language) => !tags.some((tag) => languageOf(tag) === language),
  );
  const pages = documents.ids('page').filter((id) => {
    const page = documents.get({ kind: 'page', id }) as Record<string, unknown>;
    return languages.some((language) => page[language] !== undefined);
  });
  return [...words, ...(pages.length > 0 ? languages.map((language) => `all in ${language}`) : [])];
}
