import type { Upgrade } from '#domain/documents/stored-document.ts';

type StoredSource = { title?: unknown; url?: unknown };

/** One step for each change that stored reports do not fit. Released steps are never edited. */
export const reportUpgrades: readonly Upgrade[] = [
  // A source had one title for every language.
  (content) => {
    const sources = Object.entries((content.sources ?? {}) as Record<string, StoredSource>);
    return { ...content, sources: Object.fromEntries(sources.map(inBothLanguages)) };
  },
];

function inBothLanguages([id, source]: [string, StoredSource]): [string, unknown] {
  if (source.title === undefined) return [id, source];
  const { url, ...words } = source;
  return [id, { ...(url !== undefined && { url }), en: words, de: words }];
}
