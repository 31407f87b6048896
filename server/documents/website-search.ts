import { foldText } from '#domain/edition/text.ts';

const excerptLength = 160;

/**
 * Whether every word of a search is in a document's name or texts, and the text that holds the
 * first one. An empty search finds everything.
 */
export function findIn(
  search: string,
  title: string,
  content: unknown,
): { found?: string } | undefined {
  const terms = foldText(search).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return {};
  const name = foldText(title);
  const texts = textsOf(content).map((text) => ({ text, folded: foldText(text) }));
  const isThere = (term: string) =>
    name.includes(term) || texts.some(({ folded }) => folded.includes(term));
  if (!terms.every(isThere)) return undefined;
  const holding = texts.find(({ folded }) => terms.every((term) => folded.includes(term)));
  return holding ? { found: excerpt(holding.text, holding.folded.indexOf(terms[0]!)) } : {};
}

function excerpt(text: string, at: number): string {
  const start = Math.max(0, at - excerptLength / 2);
  const cut = text.slice(start, start + excerptLength).trim();
  return `${start > 0 ? '… ' : ''}${cut}${start + excerptLength < text.length ? ' …' : ''}`;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
