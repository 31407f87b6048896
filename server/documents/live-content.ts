import { createHash } from 'node:crypto';
import { type Catalogue, openCatalogue, provideCatalogue } from '#content/catalogue.server.ts';
import { brokenDocuments } from '#content/content-issues.server.ts';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import {
  type DocumentKey,
  documentKindNames,
  kindFacts,
  singletonId,
} from '#domain/documents/document-kinds.ts';
import { type Documents, withDocument, withoutDocument } from '#domain/documents/documents.ts';
import { withoutFields } from '#domain/documents/stored-document.ts';
import { asDocuments, nameOf, type DocumentRecord } from './document.ts';
import type { Follower, LiveDocuments } from './live-documents.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { readSetting, saveSetting } from '#server/db/settings.ts';
import type { ShownContent } from './published-together.ts';
import { documentsSince } from './read-documents.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';

/** A published document that this program cannot read: the site shows what the files say instead. */
type UnfitDocument = { key: DocumentKey; issues: DocumentIssue[] };

type Content = ShownContent & {
  /** The same on every server that shows the same content; vacancies have their own. */
  version: string;
  unfit: readonly UnfitDocument[];
  /** Names the documents and the build that judged them, if all of them fit. */
  judgement: string | undefined;
};

export type LiveContent = {
  current(): Content;
  /** Names published documents that do not fit, once a change. */
  follow: Follower;
};

const judgementSetting = 'content-judged';

/**
 * What the firm says at present. It is put together anew when a document was published. What this
 * build has judged before, here or in another process, is not judged again.
 */
export async function openLiveContent(
  db: Statements,
  documents: LiveDocuments,
  { files, siteUrl, build = ownBuild }: ContentOptions,
): Promise<LiveContent> {
  const judged = await readSetting(db, judgementSetting);
  const options = { files, siteUrl, build, judged };
  let read = documents.published();
  let content = contentIn(read, options);
  let named: Content | undefined;
  return {
    current: () => {
      const published = documents.published();
      if (published !== read) {
        read = published;
        // Not for a vacancy alone.
        if (versionOf(published) !== content.version) {
          content = contentIn(published, options);
        }
      }
      return content;
    },
    follow: async (_, { log }) => {
      if (named === content) return;
      named = content;
      if (content.judgement) await saveSetting(db, judgementSetting, content.judgement);
      for (const { key, issues } of content.unfit) {
        const fields = issues.map(({ field, code }) => `${field} ${code}`);
        log.error(
          { event: 'document-unfit', document: nameOf(key), fields },
          'document not shown as published: it does not fit this program, the files are shown instead',
        );
      }
    },
  };
}

/** When the running program was built. Sources have no build: they may change at any time. */
const ownBuild: string | undefined = import.meta.env?.BUILD;

type ContentOptions = {
  files: () => Documents;
  /** The address that the server was started for; it replaces the one that the company names. */
  siteUrl?: string | undefined;
  build?: string | undefined;
};

/** The published documents, or the files for those that are missing or do not fit. */
export function contentIn(
  records: readonly DocumentRecord[],
  { files, siteUrl, build, judged }: ContentOptions & { judged?: string | undefined },
): Content {
  const version = versionOf(records);
  const own = records.filter(({ key }) => key.kind !== 'vacancy');
  const complete = at(
    siteUrl,
    requiredKeys().reduce(
      (all, key) => (all.get(key) === undefined ? withDocument(all, key, files().get(key)) : all),
      asDocuments(own),
    ),
  );
  const judgement = build && judgementOf(complete, build);
  const broken = judgement && judgement === judged ? [] : brokenDocuments(complete);
  const read = withoutUnread(complete, broken);
  // Facts first: words that quote them cannot be judged without.
  const facts = broken.length > 0 ? brokenDocuments(read).filter(isFact) : [];
  const withFacts = fromFiles(read, facts, files);
  const words = broken.length > 0 ? brokenDocuments(withFacts) : [];
  const shown = fromFiles(withFacts, words, files);
  return {
    documents: shown,
    catalogue: openCatalogue(shown),
    version,
    unfit: [...facts, ...words],
    judgement: broken.length === 0 ? judgement : undefined,
  };
}

/** By their content: a restore, an import or a hand in the database may change it alone. */
function judgementOf(documents: Documents, build: string): string {
  const hash = createHash('sha256').update(build);
  for (const kind of documentKindNames) {
    for (const id of documents.ids(kind)) {
      hash.update(JSON.stringify([kind, id, documents.get({ kind, id })]));
    }
  }
  return hash.digest('hex');
}

function at(siteUrl: string | undefined, documents: Documents): Documents {
  const company = { kind: 'company', id: singletonId } as const;
  const facts = documents.get(company) as object;
  return siteUrl ? withDocument(documents, company, { ...facts, siteUrl }) : documents;
}

function isFact({ key }: UnfitDocument): boolean {
  return !kindFacts(key.kind).quotes;
}

/** With what the files say of these documents; one that is in no file is left out. */
function fromFiles(
  documents: Documents,
  unfit: readonly UnfitDocument[],
  files: () => Documents,
): Documents {
  return unfit.reduce((all, { key }) => {
    const content = files().get(key);
    return content === undefined ? withoutDocument(all, key) : withDocument(all, key, content);
  }, documents);
}

/** Keys that a newer program wrote before a rollback are kept in the store and not read. */
function withoutUnread(documents: Documents, broken: readonly UnfitDocument[]): Documents {
  return broken.reduce((all, { key, issues }) => {
    const fields = issues.flatMap(({ field, code }) => (code === 'unknown' ? [field] : []));
    return fields.length === 0 ? all : withDocument(all, key, withoutFields(all.get(key), fields));
  }, documents);
}

/** What every firm has; of other kinds there may be none. */
export function requiredKeys(): DocumentKey[] {
  return documentKindNames.flatMap((kind) => {
    const { ids } = kindFacts(kind);
    if (ids === 'any') return [];
    return (ids === 'one' ? [singletonId] : ids).map((id) => ({ kind, id }));
  });
}

function versionOf(records: readonly DocumentRecord[]): string {
  const lines = records
    .filter(({ key }) => key.kind !== 'vacancy')
    .map(({ key, sequence, publishedAt }) => `${nameOf(key)} ${sequence} ${publishedAt}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 16);
}

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
    return contentIn(records, { files: () => contentFiles(folder) }).catalogue;
  }
}

const read = new Map<string, Documents>();

/** The documents of a folder, read when first asked for and once a process. */
export function contentFiles(folder = contentFolder()): Documents {
  const known = read.get(folder) ?? readContentFolder(folder);
  read.set(folder, known);
  return known;
}
