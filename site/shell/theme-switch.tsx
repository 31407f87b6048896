import type { Messages } from '#words/en.ts';
import { Icon } from '#ui/icon.tsx';
import { themes } from './theme.ts';

/** Three radio buttons; site/shell/chrome.ts connects them. */
export function ThemeSwitch({ words, place }: { words: Messages['theme']; place: string }) {
  return (
    <fieldset
      data-theme-switch
      className="needs-script flex gap-0.5 rounded-sm border border-line p-0.5"
    >
      <legend className="sr-only">{words.label}</legend>
      {themes.map((theme) => (
        <span key={theme} className="has-tooltip relative flex">
          <input
            type="radio"
            name={`theme-${place}`}
            value={theme}
            aria-label={words[theme]}
            defaultChecked={theme === 'system'}
            className="peer size-8 appearance-none rounded-sm checked:bg-line"
          />
          <Icon
            name={theme}
            className="pointer-events-none absolute inset-2 size-4 text-muted peer-checked:text-ink"
          />
          <span aria-hidden className="tooltip">
            {words[theme]}
          </span>
        </span>
      ))}
    </fieldset>
  );
}
