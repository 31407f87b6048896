import { useState } from 'react';
import { deskWords } from './words.ts';
import { Icon } from '#ui/icon.tsx';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

/** The same key as on the site: one choice for both. */
const storageKey = 'theme';

/** Before the first paint, so that nothing flashes. */
export function applyStoredTheme() {
  apply(storedTheme());
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Goes through light, dark and that of the system. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(storedTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  return (
    <button
      type="button"
      aria-label={deskWords.kit.themes[theme]}
      title={deskWords.kit.themes[theme]}
      onClick={() => {
        setTheme(next);
        apply(next);
        try {
          if (next === 'system') localStorage.removeItem(storageKey);
          else localStorage.setItem(storageKey, next);
        } catch {
          // Storage is blocked: the theme holds until the page is left.
        }
      }}
      className="grid size-9 place-items-center rounded-sm text-muted hover:text-ink"
    >
      <Icon name={theme} className="size-4" />
    </button>
  );
}
