import type { Locale } from '#domain/edition/editions.ts';

export const consentCategories = ['essential', 'analytics', 'functional', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
/** What a visitor decides about. */
export const decidable = consentCategories.filter((category) => category !== 'essential');
export type CookiePreferences = Record<ConsentCategory, boolean>;

export const consentKey = 'cookiePreferences';
/** Raised when the meaning of a category changes, so that visitors are asked again. */
const version = 1;

export const defaultPreferences: CookiePreferences = {
  essential: true,
  analytics: true,
  functional: true,
  marketing: false,
};
export const everything: CookiePreferences = { ...defaultPreferences, marketing: true };
export const essentialOnly: CookiePreferences = {
  essential: true,
  analytics: false,
  functional: false,
  marketing: false,
};

/** Everything beyond essential storage asks here first. */
export function mayStore(category: ConsentCategory): boolean {
  return preferencesInForce()[category];
}

/** Whether an edition counts nothing before consent: TDDDG § 25, TKG 2021 § 165, and likewise for Switzerland. */
export function countsAfterConsent(locale: Locale): boolean {
  return ['DE', 'AT', 'CH'].includes(locale.slice(3));
}

/** Report views are counted until that is switched off, or only after consent. */
export function mayCountViews(): boolean {
  const beforeChoice = !countsAfterConsent(document.documentElement.lang as Locale);
  return storedChoice()?.functional ?? beforeChoice;
}

/** The visitor's choice. Until there is one, nothing beyond essential storage is used. */
export function preferencesInForce(): CookiePreferences {
  return storedChoice() ?? essentialOnly;
}

/** The same object until the stored text changes, as React's external stores require. */
export function storedChoice(): CookiePreferences | undefined {
  const text = storedText();
  if (text !== readText) {
    readText = text;
    readChoice = parse(text);
  }
  return readChoice;
}

export function chooseCookies(chosen: CookiePreferences) {
  const choice = { ...chosen, essential: true };
  const text = JSON.stringify({ ...choice, version, savedAt: new Date().toISOString() });
  if (!choice.functional) forgetFunctional();
  try {
    localStorage.setItem(consentKey, text);
  } catch {
    heldText = text;
  }
  document.documentElement.dataset.consent = 'stored';
  listeners.forEach((listener) => listener());
}

export function onConsentChange(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const listeners = new Set<() => void>();
let readText: string | null = null;
let readChoice: CookiePreferences | undefined;
/** Where storage is blocked, a choice holds until the page is left. */
let heldText: string | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(consentKey) ?? heldText;
  } catch {
    return heldText;
  }
}

/** One decision is a choice; what it leaves open stays at its default. */
function parse(text: string | null): CookiePreferences | undefined {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<ConsentCategory, unknown>>;
    const decided = decidable.filter((category) => typeof stored[category] === 'boolean');
    const decisions = decided.map((category) => [category, stored[category]]);
    if (decisions.length === 0) return undefined;
    return { ...defaultPreferences, ...Object.fromEntries(decisions) };
  } catch {
    return undefined;
  }
}

/** The keys of what the functional category keeps. */
const functionalKeys = /^(report_views_|savedRoles$)/;

function forgetFunctional() {
  try {
    Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
      .filter((key) => functionalKeys.test(key))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
