import type { Locale } from '#domain/edition/editions.ts';
import { brokenDocuments } from '#content/content-issues.server.ts';
import { groupOf } from '#domain/documents/document-group.ts';
import { documentKindNames, type DocumentKey } from '#domain/documents/document-kinds.ts';
import type { Documents } from '#domain/documents/documents.ts';
import type { Website, WebsiteRow } from '#domain/documents/website-work.ts';
import type { ShownContent } from './live-content.ts';
import type { Statements } from '#server/db/db.ts';
import { listDocuments, type DocumentContent } from './read-documents.ts';
import { seededBy } from './seed-store.ts';
import { documentTitle } from './document-title.ts';
import { issuesOf } from './content-rule.ts';
import { stateOf } from './website-detail.ts';
import { findIn } from './website-search.ts';

/** Every document but the vacancies, which have a list of their own. */
export async function websiteList(
  db: Statements,
  { documents }: ShownContent,
  { search, reader }: { search: string; reader: Locale },
): Promise<Website> {
  const stored = await listDocuments(db);
  const broken = problemsIn(documents);
  const rows = stored.flatMap((one): WebsiteRow[] => {
    const key = one.key as DocumentKey;
    if (key.kind === 'vacancy' || !documentKindNames.includes(key.kind)) return [];
    const { draft, published } = one;
    const latest = draft ?? published;
    const title = documentTitle(key, latest?.content, reader);
    const hit = findIn(search, title, latest?.content);
    if (!hit) return [];
    return [
      {
        ...key,
        group: groupOf[key.kind],
        title,
        state: stateOf(one),
        problems: draft
          ? issuesOf(key, draft.content, documents).length
          : (broken.get(nameOf(key)) ?? 0),
        changed: latest && changeOf(latest),
        ...hit,
      },
    ];
  });
  return { rows };
}

/** Nobody's, while a document is as the files have it. */
function changeOf({ by, at }: DocumentContent): WebsiteRow['changed'] {
  return at === 0 || by === seededBy ? undefined : { by, at };
}

const known = new WeakMap<Documents, ReadonlyMap<string, number>>();

/** How many issues each published document has; found once for each state of the content. */
function problemsIn(documents: Documents): ReadonlyMap<string, number> {
  const problems =
    known.get(documents) ??
    new Map(brokenDocuments(documents).map(({ key, issues }) => [nameOf(key), issues.length]));
  known.set(documents, problems);
  return problems;
}

function nameOf({ kind, id }: DocumentKey): string {
  return `${kind}/${id}`;
}
