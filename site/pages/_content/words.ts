import { catalogue } from '../../../content/catalogue.server.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import type { Messages } from '../../../messages/en.ts';
import { messagesFor } from '../../../messages/messages.ts';

const known = new Map<Locale, Messages>();

/** The interface words of an edition, with their {{facts}} and regional words filled in. */
export function wordsFor(locale: Locale): Messages {
  const words = known.get(locale) ?? catalogue().quote(messagesFor(locale), locale);
  known.set(locale, words);
  return words;
}
