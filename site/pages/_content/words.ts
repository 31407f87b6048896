import { catalogue, type Catalogue } from '#content/catalogue.server.ts';
import { type Locale, localeWithPrefix } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { messagesFor } from '#words/messages.ts';

/** Of each catalogue: a preview shows the words with a draft. */
const known = new WeakMap<Catalogue, Map<Locale, Messages>>();

/** The interface words of an edition, with their {{facts}}, regional words and the firm's own names. */
export function wordsFor(locale: Locale): Messages {
  const content = catalogue();
  const words = known.get(content) ?? new Map<Locale, Messages>();
  known.set(content, words);
  const found = words.get(locale) ?? content.quote(messagesFor(catalogue().firm, locale), locale);
  words.set(locale, found);
  return found;
}

/** The edition that an address names; undefined for an unknown prefix. */
export function localeOfPrefix(prefix: string | undefined): Locale | undefined {
  return localeWithPrefix(catalogue().firm, prefix ?? '');
}
