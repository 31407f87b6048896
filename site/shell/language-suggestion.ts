import { languageOf, type Locale } from '#domain/edition/editions.ts';

const storageKey = 'languageSuggestion';

/** Shows the bar if the browser prefers an edition in another language, until it is dismissed. */
export function suggestLanguage(bar: HTMLElement | null) {
  if (!bar || wasDismissed()) return;
  const favourite = favouriteLocale(
    navigator.languages,
    (bar.dataset.editions ?? '').split(' ') as Locale[],
  );
  const link = bar.querySelector<HTMLAnchorElement>(`a[hreflang="${favourite}"]`);
  // The bar has links to editions in other languages only.
  if (!link) return;
  link.hidden = false;
  bar.lang = link.hreflang;
  bar.hidden = false;
  bar.querySelector('button')?.addEventListener('click', () => {
    bar.hidden = true;
    rememberDismissal();
  });
}

/** The first language that we publish in decides; its region chooses among its editions. */
export function favouriteLocale(
  preferred: readonly string[],
  locales: readonly Locale[],
): Locale | undefined {
  for (const tag of preferred.map((candidate) => candidate.toLowerCase())) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag);
    const related = locales.find((locale) => languageOf(locale) === tag.split('-')[0]);
    const found = exact ?? related;
    if (found) return found;
  }
  return undefined;
}

function rememberDismissal() {
  try {
    localStorage.setItem(storageKey, 'dismissed');
  } catch {
    // Storage is blocked; the visitor is asked again on the next page.
  }
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
