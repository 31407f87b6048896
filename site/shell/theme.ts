export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'theme';

/** There are two switches: one in the menu of small screens, one in that of wide screens. */
export function connectThemeSwitches() {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  const show = () => {
    const chosen = document.documentElement.dataset.theme ?? 'system';
    for (const radio of radios) radio.checked = radio.value === chosen;
  };
  show();
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      chooseTheme(radio.value as Theme);
      show();
    });
  }
}

function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the theme holds until the page is left.
  }
}
