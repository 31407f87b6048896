import { escapeMarkup } from '#domain/edition/escape-markup.ts';

/** An element with text. */
export function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${xmlText(text)}</${name}>`;
}

/** For text between tags and in attributes. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(notInXml, ''));
}

/** What XML has no way to write (XML 1.0, 2.2): one such character makes the feed unreadable. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
