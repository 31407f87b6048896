const quotation = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * Text, plain or Markdown, without what quotes an absent fact: the sentence, or the row of a table,
 * or the item of a list whose first sentence it is; then the table, list or heading that is left
 * without content, and the open sentence that led to it.
 */
export function leaveOutAbsent(text: string, isAbsent: (fact: string) => boolean): string {
  const quotesAbsent = (part: string) =>
    [...part.matchAll(quotation)].some(([, name = '']) => isAbsent(name));
  if (!quotesAbsent(text)) return text;

  const kept: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const rest = quotesAbsent(block) ? shorten(block, quotesAbsent) : block;
    if (rest) kept.push(rest);
    else if (leadsOn(kept.at(-1))) kept.pop();
  }
  return withoutEmptyHeadings(kept).join('\n\n');
}

type Test = (part: string) => boolean;

function shorten(block: string, quotesAbsent: Test): string {
  if (block.startsWith('|')) return shortenTable(block, quotesAbsent);
  const items = itemsOf(block);
  return items.length > 0 ? shortenList(items, quotesAbsent) : shortenProse(block, quotesAbsent);
}

/** The first two lines are the names of the columns and the line below them. */
function shortenTable(block: string, quotesAbsent: Test): string {
  const [head = '', line = '', ...rows] = block.split('\n');
  const kept = rows.filter((row) => !quotesAbsent(row));
  return kept.some((row) => row.trim()) ? [head, line, ...kept].join('\n') : '';
}

function shortenList(items: string[], quotesAbsent: Test): string {
  return items
    .filter((item) => !quotesAbsent(sentencesOf(item)[0] ?? ''))
    .map((item) => shortenProse(item, quotesAbsent))
    .join('\n');
}

function shortenProse(text: string, quotesAbsent: Test): string {
  return sentencesOf(text)
    .filter((sentence) => !quotesAbsent(sentence))
    .join('')
    .trimEnd();
}

/** The items of a list with their continued lines; none if the block is no list. */
function itemsOf(block: string): string[] {
  const items: string[] = [];
  for (const line of block.split('\n')) {
    if (/^(?:[-*]|\d+\.) /.test(line)) items.push(line);
    else if (items.length > 0) items.push(`${items.pop()}\n${line}`);
    else return [];
  }
  return items;
}

/** After these a full stop ends no sentence, even before a capital letter. */
const abbreviation = /(?:^|[\s(])(?:\p{L}|Art|Abs|Nr|No|Dr|Prof|St|Co|bzw|ca|vgl)\.$/u;

/** Each with the space that follows it. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/[.!?][*_"”“»)\]]*\s+(?=[\p{Lu}{[(*„“«"])/gu)) {
    if (abbreviation.test(text.slice(start, index + 1))) continue;
    sentences.push(text.slice(start, index + end.length));
    start = index + end.length;
  }
  return [...sentences, text.slice(start)];
}

/** Whether a sentence is open: “Our partners:”, “You may ask us”. */
function leadsOn(block: string | undefined): boolean {
  return block !== undefined && !/^[#|]|[.!?][*_"”“»)\]]*$/.test(block) && !itemsOf(block).length;
}

/** A heading is empty if one of its own rank or above follows, or nothing. */
function withoutEmptyHeadings(blocks: string[]): string[] {
  const kept: string[] = [];
  for (const block of blocks.toReversed()) {
    const next = kept.at(-1);
    const isEmpty = next === undefined || rankOf(next) <= rankOf(block);
    if (rankOf(block) === noHeading || !isEmpty) kept.push(block);
  }
  return kept.toReversed();
}

const noHeading = 7;

function rankOf(block: string): number {
  return /^(#{1,6}) /.exec(block)?.[1]?.length ?? noHeading;
}
