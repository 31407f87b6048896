export type ConsentCategory = 'essential' | 'analytics' | 'functional' | 'marketing';
export type CookiePreferences = Record<ConsentCategory, boolean>;

const storageKey = 'cookiePreferences';

const defaultPreferences: CookiePreferences = {
  essential: true,
  analytics: true,
  functional: true,
  marketing: false,
};

/** Everything that stores or tracks asks here first. */
export function mayStore(category: ConsentCategory): boolean {
  return storedPreferences()[category];
}

function storedPreferences(): CookiePreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return { ...defaultPreferences, ...(stored as Partial<CookiePreferences>), essential: true };
  } catch {
    return defaultPreferences;
  }
}
