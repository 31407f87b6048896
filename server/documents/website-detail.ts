import { z } from 'zod';
import { contentIssues } from '#content/content-issues.server.ts';
import { groupOf } from '#domain/documents/document-group.ts';
import { kindFacts, type DocumentKey } from '#domain/documents/document-kinds.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { withDocument, type Documents } from '#domain/documents/documents.ts';
import { languageLocales, languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import type { DocumentState, WebsiteDetail } from '#domain/documents/website-work.ts';
import type { ShownContent } from './live-content.ts';
import type { Statements } from '#server/db/db.ts';
import { documentDetail, revisionsOf, type DocumentDetail } from './read-documents.ts';
import { documentTitle } from './document-title.ts';

/** Undefined for a document that is not there and that staff do not add. */
export async function websiteDetail(
  db: Statements,
  key: DocumentKey,
  { documents, catalogue }: ShownContent,
  reader: Locale,
): Promise<WebsiteDetail | undefined> {
  const { ids, schema, quotes } = kindFacts(key.kind);
  const stored = await documentDetail(db, key);
  if (!stored && ids !== 'any') return undefined;
  const { version, published, draft } = stored ?? { version: 0 };
  const revisions = await revisionsOf(db, key);
  const content = draft ? draft.content : published?.content;
  return {
    ...key,
    group: groupOf[key.kind],
    title: documentTitle(key, content, reader),
    state: stateOf(stored),
    version,
    published: published && {
      content: published.content,
      at: published.at,
      by: published.by,
      revision: published.version,
    },
    draft: draft && { content: draft.content, at: draft.at, by: draft.by },
    schema: z.toJSONSchema(schema(catalogue.firm, key.id), { io: 'input', unrepresentable: 'any' }),
    issues: issuesOf(key, content, documents),
    languages: languageLocales(catalogue.firm).map(languageOf),
    editions: catalogue.firm.editions.map(({ tag, name }) => ({ tag, name })),
    facts: quotes
      ? Object.fromEntries(
          languageLocales(catalogue.firm).map((locale) => [
            languageOf(locale),
            catalogue.facts(locale, key.kind),
          ]),
        )
      : {},
    pages: pagesShowing(key).map(({ name, path }) => ({
      name,
      addresses: locales(catalogue.firm).map((locale) => ({
        locale,
        address: path(catalogue.firm, locale),
      })),
    })),
    revisions: revisions
      .map(({ version: revision, at, by }) => ({ revision, at, by }))
      .toReversed(),
    removable: ids === 'any',
  };
}

/** What keeps a content from being published as this document. */
export function issuesOf(
  key: DocumentKey,
  content: unknown,
  documents: Documents,
): DocumentIssue[] {
  return contentIssues(withDocument(documents, key, content), key);
}

export function stateOf(stored: DocumentDetail | undefined): DocumentState {
  if (stored?.scheduled) return { is: 'scheduled', from: stored.scheduled.from };
  if (!stored?.published) return { is: 'draft' };
  return { is: stored.draft ? 'changed' : 'published' };
}
