import { mayStore } from '../privacy/consent.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

/** Runs before the first paint, so that a chosen theme never flashes the other one first. */
export const themeScript = `try{const t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  remember(theme);
}

function remember(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else if (mayStore('functional')) localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked: the theme holds until the page is left.
  }
}
