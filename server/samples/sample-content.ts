import { documentKinds, type DocumentKey } from '#domain/documents/document-kinds.ts';
import type { SampleCounts } from '#domain/documents/samples.ts';
import type { Act } from '#server/db/act.ts';
import { contentOf, type DocumentRecord, type WrittenContent } from '#server/documents/document.ts';
import type { LiveDocuments } from '#server/documents/live-documents.ts';
import { documentRecords } from '#server/documents/read-documents.ts';
import { deleteDocument } from '#server/documents/save-draft.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { countSamples, deleteSamples } from './samples.ts';
import { ruleOf } from '#server/vacancies/vacancy-rule.ts';

const countedAs = {
  vacancy: 'roles',
  report: 'reports',
  download: 'downloads',
  person: 'people',
} as const;
type SampleKind = keyof typeof countedAs & keyof typeof documentKinds;
const kinds = Object.keys(countedAs) as SampleKind[];

/** Every document that is marked as one, in any state; of what was never published, the draft says it. */
export function storedSamples(records: readonly DocumentRecord[]): DocumentRecord[] {
  return records.filter(({ key, published, draft }) => isMarked(key, published ?? draft));
}

/** Those that visitors are shown, or will be. */
export function shownSamples(records: readonly DocumentRecord[]): DocumentRecord[] {
  return records.filter(({ key, published }) => {
    if (!published || !isMarked(key, published)) return false;
    const { state } = contentOf(key, published) as { state?: { is?: unknown } };
    return state?.is !== 'draft' && state?.is !== 'withdrawn';
  });
}

export function sampleCounts(samples: readonly DocumentRecord[]): SampleCounts {
  const counts: SampleCounts = { roles: 0, reports: 0, downloads: 0, people: 0 };
  for (const { key } of samples) counts[countedAs[key.kind as SampleKind]] += 1;
  return counts;
}

/** Counted again when something was published: every answer to a visitor asks. */
export function liveSampleCounts({
  published,
}: Pick<LiveDocuments, 'published'>): () => SampleCounts {
  let counted: { records: readonly DocumentRecord[]; counts: SampleCounts } | undefined;
  return () => {
    const records = published();
    if (counted?.records !== records) {
      counted = { records, counts: sampleCounts(shownSamples(records)) };
    }
    return counted.counts;
  };
}

function isMarked({ kind, id }: DocumentKey, written: WrittenContent | undefined): boolean {
  if (!written || !kinds.includes(kind as SampleKind)) return false;
  return (contentOf({ kind, id }, written) as { sample?: unknown } | null)?.sample === true;
}

/** Somebody has taken the mark away in a draft that is not published yet. */
function isTakenOver({ key, published, draft }: DocumentRecord): boolean {
  return published !== undefined && draft !== undefined && !isMarked(key, draft);
}

/**
 * Deletes all of them in one act, so that nothing that is published is judged with them. What people
 * sent about a role stays, and so does a sample that somebody is making their own. Returns how many
 * were deleted.
 */
export async function removeSampleContent(act: Act): Promise<SampleCounts> {
  await act.all(act.dialect.documentLock);
  const stored = storedSamples(await documentRecords(act));
  const removed = stored.filter((sample) => !isTakenOver(sample));
  for (const { key } of removed) await deleteDocument(act, { key, rule: ruleOf(key) });
  return sampleCounts(removed);
}

/** Whoever publishes the site removes them, in one press, with the submissions that nobody sent. */
export const sampleContentRoutes: DeskPart = (api, { db }) => {
  api.answer('POST /website/samples/remove', async (request) => {
    const content = await api.act(request, removeSampleContent);
    const isEmpty = (await countSamples(db)) === 0;
    const submissions = isEmpty ? 0 : await deleteSamples(api.contextOf(request));
    return { ...content, submissions };
  });
};
