import { useSyncExternalStore } from 'react';
import type { Messages } from '../../messages/en.ts';
import { chooseTheme, chosenTheme, themes } from './theme.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

export function ThemeSwitch({ words }: { words: Messages['theme'] }) {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const);
  return (
    <fieldset className="needs-script flex gap-0.5 rounded-sm border border-line p-0.5">
      <legend className="sr-only">{words.label}</legend>
      {themes.map((theme) => (
        <span key={theme} className="relative flex">
          <Tooltip text={words[theme]}>
            <input
              type="radio"
              name="theme"
              value={theme}
              aria-label={words[theme]}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="peer size-8 appearance-none rounded-sm checked:bg-line"
            />
          </Tooltip>
          <Icon
            name={theme}
            className="pointer-events-none absolute inset-2 size-4 text-muted peer-checked:text-ink"
          />
        </span>
      ))}
    </fieldset>
  );
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
