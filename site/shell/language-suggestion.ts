import { languageOf, locales, type Locale } from '../../domain/edition/editions.ts';
import { mayStore } from '../privacy/consent.ts';

const storageKey = 'languageSuggestion';
const listeners = new Set<() => void>();
/** Where nothing may be stored, a dismissal holds until the page is left. */
let dismissed = false;

/** The edition to offer: the browser's favourite among ours, unless it speaks the page's language. */
export function suggestedLocale(shown: Locale): Locale | undefined {
  if (dismissed || wasDismissed()) return undefined;
  const favourite = favouriteLocale(navigator.languages);
  return favourite && languageOf(favourite) !== languageOf(shown) ? favourite : undefined;
}

/** The first language that we publish in decides; its region chooses among the German editions. */
export function favouriteLocale(preferred: readonly string[]): Locale | undefined {
  const tag = preferred.find((candidate) => /^(en|de)\b/i.test(candidate));
  if (!tag) return undefined;
  const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  return exact ?? (/^de\b/i.test(tag) ? 'de-DE' : 'en-GB');
}

export function dismissSuggestion() {
  dismissed = true;
  try {
    if (mayStore('functional')) localStorage.setItem(storageKey, 'dismissed');
  } catch {
    // Storage is blocked; the visitor is asked again on the next visit.
  }
  listeners.forEach((listener) => listener());
}

export function onSuggestionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
