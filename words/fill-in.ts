import type { PageName } from '#domain/pages/page-name.ts';

/** Puts values where a sentence of the messages has `{name}`. */
export function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) =>
    String((Object.hasOwn(values, name) ? values[name] : undefined) ?? gap),
  );
}

/** Consents with the names of those who receive the data. */
export function namingRecipients<Consents extends Record<string, string>>(
  consents: Consents,
  recipients: string,
): Consents {
  const named = Object.entries(consents).map(([field, words]) => [
    field,
    fillIn(words, { recipients }),
  ]);
  return Object.fromEntries(named) as Consents;
}

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
