import type { Locale } from '../../domain/locale/locale.ts';
import { withSwissSpelling } from '../../domain/locale/swiss-spelling.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';

/** Only the server knows every language; a visitor receives the words of one with the page. */
const messages: Record<Locale, Messages> = {
  'en-GB': en,
  'de-DE': de,
  'de-AT': de,
  'de-CH': withSwissSpelling(de),
};

export function messagesFor(locale: Locale): Messages {
  return messages[locale];
}
