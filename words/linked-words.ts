import type { PageName } from '#domain/pages/page-name.ts';

type Part = { words: string; page?: PageName };

/** `[words](page:privacy-policy)` in a sentence is a link to a page. */
export function linkedParts(sentence: string): Part[] {
  return sentence.split(/(\[[^\][]+\]\(page:[\w-]+\))/).map((part) => {
    const [, words, page] = /^\[([^\][]+)\]\(page:([\w-]+)\)$/.exec(part) ?? [];
    return words && page ? { words, page: page as PageName } : { words: part };
  });
}

export function withoutLinks(sentence: string): string {
  return linkedParts(sentence)
    .map(({ words }) => words)
    .join('');
}
