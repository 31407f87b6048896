import { breaksOther, contentIssues, whyNoSite } from '#content/content-issues.server.ts';
import { openCatalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import type { DocumentKey, DocumentKindName } from '#domain/documents/document-kinds.ts';
import { type Documents, withDocument } from '#domain/documents/documents.ts';
import { contentOf, nameOf, type DocumentRecord } from './document.ts';

/** What the site shows at present. */
export type ShownContent = { documents: Documents; catalogue: Catalogue };

type Together = {
  issues: DocumentIssue[];
  /** Drafts that are published with it. */
  needs: readonly DocumentRecord[];
  /** What would be published then. */
  documents: Documents;
};

/**
 * What keeps a content from being published as a document, with the drafts of others that it cannot
 * be published without: an industry and the words of its section need each other. Drafts that change
 * nothing about it are left out.
 */
export function judgedTogether(
  { key, content }: { key: DocumentKey; content: unknown },
  drafts: readonly DocumentRecord[],
  shown: ShownContent,
): Together {
  const left = new Map(
    drafts.filter((one) => nameOf(one.key) !== nameOf(key)).map((one) => [nameOf(one.key), one]),
  );
  const needs: DocumentRecord[] = [];
  let documents = withDocument(shown.documents, key, content);
  let judged = judge();
  while (judged.issues.length > 0) {
    const found = brokenDrafts() ?? mendingFact();
    if (!found) break;
    for (const draft of found) {
      left.delete(nameOf(draft.key));
      needs.push(draft);
      documents = withDraft(documents, draft);
    }
    judged = judge();
  }
  return { issues: judged.issues, needs, documents };

  /** Itself, and what else the lists among its drafts would break. */
  function judge() {
    const own = contentIssues(documents, key, shown.catalogue);
    if (own.issues.length > 0) return own;
    for (const { key: fact } of factsIn(needs)) {
      const { issues, broken } = contentIssues(documents, fact, shown.catalogue);
      if (broken.length > 0) return { issues, broken };
      if (issues.length > 0) return { issues: [breaksOther({ key: fact, issues })], broken };
    }
    return own;
  }

  /** Of others that it would break: their drafts may be what mends them. */
  function brokenDrafts(): DocumentRecord[] | undefined {
    const broken = judged.broken.flatMap((one) => left.get(nameOf(one.key)) ?? []);
    return broken.length > 0 ? broken : undefined;
  }

  /** A list or figure without whose draft it is at fault otherwise, and no less. */
  function mendingFact(): DocumentRecord[] | undefined {
    const before = judged.issues;
    const mending = factsIn([...left.values()]).find((draft) => {
      const { issues } = contentIssues(withDraft(documents, draft), key, shown.catalogue);
      const isOther = JSON.stringify(issues) !== JSON.stringify(before);
      return isOther && issues.length <= before.length;
    });
    return mending && [mending];
  }
}

/** Facts from which the fields of other documents follow, in the order in which they need each other. */
const leading: readonly DocumentKindName[] = ['lists', 'places', 'fields', 'hiring-models'];

function factsIn(drafts: readonly DocumentRecord[]): DocumentRecord[] {
  return leading.flatMap((kind) => drafts.filter(({ key }) => key.kind === kind));
}

function withDraft(documents: Documents, { key, draft }: DocumentRecord): Documents {
  return draft ? withDocument(documents, key, contentOf(key, draft)) : documents;
}

/**
 * The firm as the drafts of its lists make it: another document is edited by the fields that follow
 * from them, so that the words of a new industry can be written before it is published.
 */
export function firmInDraft(
  drafts: readonly DocumentRecord[],
  { documents, catalogue }: ShownContent,
): Catalogue['firm'] {
  const facts = factsIn(drafts);
  if (facts.length === 0) return catalogue.firm;
  const drafted = facts.reduce((all, draft) => {
    const next = withDraft(all, draft);
    // An unfinished list makes no site.
    return whyNoSite(next) ? all : next;
  }, documents);
  return drafted === documents ? catalogue.firm : openCatalogue(drafted).firm;
}
