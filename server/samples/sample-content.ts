import { documentKinds, type DocumentKey } from '#domain/documents/document-kinds.ts';
import type { SampleCounts } from '#domain/documents/samples.ts';
import type { Act } from '#server/db/act.ts';
import { contentOf, type DocumentRecord } from '#server/documents/document.ts';
import type { LiveDocuments } from '#server/documents/live-documents.ts';
import { contentRule } from '#server/documents/publishing-rule.ts';
import { documentRecord, documentRecords } from '#server/documents/read-documents.ts';
import { removeDocument } from '#server/documents/save-draft.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { countSamples, deleteSamples } from './samples.ts';
import { changeVacancyState } from '#server/vacancies/change-state.ts';

const countedAs = { vacancy: 'roles', report: 'reports', person: 'people' } as const;
type SampleKind = keyof typeof countedAs & keyof typeof documentKinds;
const kinds = Object.keys(countedAs) as SampleKind[];

/** What visitors are shown, or will be, of what the program was delivered with. */
export function sampleContent(records: readonly DocumentRecord[]): DocumentKey[] {
  return records.filter(isSample).map(({ key }) => key);
}

export function countSampleContent(records: readonly DocumentRecord[]): SampleCounts {
  const counts: SampleCounts = { roles: 0, reports: 0, people: 0 };
  for (const { kind } of sampleContent(records)) counts[countedAs[kind as SampleKind]] += 1;
  return counts;
}

/** Counted again when something was published: every answer to a visitor asks. */
export function liveSampleCounts({
  published,
}: Pick<LiveDocuments, 'published'>): () => SampleCounts {
  let counted: { records: readonly DocumentRecord[]; counts: SampleCounts } | undefined;
  return () => {
    const records = published();
    if (counted?.records !== records) counted = { records, counts: countSampleContent(records) };
    return counted.counts;
  };
}

function isSample({ key, published }: DocumentRecord): boolean {
  if (!published || !kinds.includes(key.kind as SampleKind)) return false;
  const { sample, state } = contentOf(key, published) as { sample?: unknown; state?: unknown };
  const { is } = (state ?? {}) as { is?: unknown };
  return sample === true && is !== 'draft' && is !== 'withdrawn';
}

/**
 * Takes all of them off the site in one act. Reports and people are removed; roles are withdrawn,
 * because people may have applied to them. Returns how many they were.
 */
export async function removeSampleContent(act: Act): Promise<SampleCounts> {
  // Before reading, so that no version is out of date.
  await act.all(act.dialect.documentLock);
  const records = await documentRecords(act);
  for (const key of sampleContent(records)) {
    const version = (await documentRecord(act, key))!.version;
    await (key.kind === 'vacancy'
      ? changeVacancyState(act, key.id, { version, action: { do: 'withdraw' } })
      : removeDocument(act, { key, rule: contentRule }, { version }));
  }
  return countSampleContent(records);
}

/** Whoever publishes the site removes them, in one press, with the submissions that nobody sent. */
export const sampleContentRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /website/samples', async () => ({ submissions: await countSamples(db) }));

  api.answer('POST /website/samples/remove', async (request) => {
    const content = await api.act(request, removeSampleContent);
    const isEmpty = (await countSamples(db)) === 0;
    const submissions = isEmpty ? 0 : await deleteSamples(api.contextOf(request));
    return { ...content, submissions };
  });
};
