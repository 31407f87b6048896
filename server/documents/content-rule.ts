import { catalogue } from '#content/catalogue.server.ts';
import {
  breaksOther,
  breaksSite,
  brokenDocuments,
  contentIssues,
  whyNoSite,
} from '#content/content-issues.server.ts';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import {
  type Documents,
  isDocumentKey,
  withDocument,
  withoutDocument,
} from '#domain/documents/documents.ts';
import { kindFacts, type DocumentKey } from '#domain/documents/document-kinds.ts';
import { storageIssues, unreadFields, withoutFields } from '#domain/documents/stored-document.ts';
import { contentDifferences } from '#domain/documents/merge-content.ts';
import { someFields } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { asDocuments } from './as-documents.ts';
import { contentOf } from './document-kind.ts';
import type { DocumentRecord } from './document.ts';
import type { GivenContent, PublishingRule } from './publishing-rule.ts';
import { documentRecords } from './read-documents.ts';
import { RefusedAct } from './refusal.ts';

/** Words and facts of the firm: what is published together fits together, in every edition. */
export const contentRule: PublishingRule = {
  check: async (_, { content }, before) => ({
    content,
    action: 'document-published',
    details: detailsOf(before, content),
    events: () => [],
  }),
  issues: async (_, { key, content }, { documents }) => issuesOf(key, content, documents),
  subject: ({ kind, id }) => ({ type: 'document', id: `${kind}/${id}` }),
  drafted: 'document-drafted',
  removable: ({ kind }) => kindFacts(kind).ids === 'any',
};

/** What keeps a content from being published as this document. */
export function issuesOf(
  key: DocumentKey,
  content: unknown,
  documents: Documents,
): DocumentIssue[] {
  return contentIssues(withDocument(documents, key, content), key);
}

/** Refuses contents that are incomplete or break what another published document says. */
export async function refuseBroken(
  statements: Statements,
  given: readonly GivenContent[],
): Promise<void> {
  if (given.length === 0) return;
  for (const { key, content } of given) {
    if (!isDocumentKey(key)) throw new RefusedAct({ reason: 'unknown', key });
    const issues = storageIssues(content);
    if (issues.length > 0) throw new RefusedAct({ reason: 'invalid', key, issues });
  }
  const before = asDocuments(await documentRecords(statements));
  const after = given.reduce(
    (documents, { key, content }) =>
      withDocument(documents, key, asRead(key, content, before.get(key))),
    before,
  );
  refuseIssues(before, after, given);
}

/** Refuses to remove what another document needs. */
export async function refuseMissed(statements: Statements, key: DocumentKey): Promise<void> {
  const before = asDocuments(await documentRecords(statements));
  refuseIssues(before, withoutDocument(before, key), [{ key }]);
}

function refuseIssues(
  before: Documents,
  after: Documents,
  changed: readonly Pick<GivenContent, 'key'>[],
) {
  // Their own fields first: judging all documents takes longer.
  const there = changed.map(({ key }) => key).filter((key) => after.get(key) !== undefined);
  // Words can be judged only with the facts that they quote.
  const facts = there.filter(({ kind }) => !kindFacts(kind).quotes);
  const noSite = whyNoSite(after);
  const { stopping } = noSite ?? {};
  // The firm that the others are judged by lacks it: they would seem to be at fault themselves.
  const isOwn = stopping && there.some((key) => isSame(key, stopping.key));
  const [own] = isOwn ? [stopping] : brokenDocuments(after, noSite ? facts : there);
  if (own) throw new RefusedAct({ reason: 'invalid', ...own });
  if (noSite && !whyNoSite(before)) {
    const issues = [breaksSite(noSite)];
    throw new RefusedAct({ reason: 'invalid', key: changed[0]!.key, issues });
  }
  const broken = brokenDocuments(after);
  if (broken.length === 0) return;
  const earlier = brokenDocuments(before);
  const others = broken.filter((one) => !earlier.some(({ key }) => isSame(key, one.key)));
  if (others.length === 0) return;
  const issues = others.map(breaksOther);
  throw new RefusedAct({ reason: 'invalid', key: changed[0]!.key, issues });
}

/** Without keys that a newer program wrote before a rollback: they are kept and not read. */
function asRead(key: DocumentKey, content: unknown, published: unknown): unknown {
  const schema = kindFacts(key.kind).schema(catalogue().firm, key.id);
  const kept = new Set(published === undefined ? [] : unreadFields(schema, published));
  const fields = kept.size === 0 ? [] : unreadFields(schema, content);
  return withoutFields(
    content,
    fields.filter((field) => kept.has(field)),
  );
}

function isSame(a: DocumentKey, b: DocumentKey): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** The fields that differ. */
function detailsOf(before: DocumentRecord | undefined, after: unknown) {
  const held = before?.published && contentOf(before.key, before.published);
  return someFields(held ? contentDifferences(held, after).map(({ field }) => field) : []);
}
