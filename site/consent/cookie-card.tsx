import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Switch } from '#ui/switch.tsx';

export type CookieCategoryCopy = { purpose: string; entries: string[]; withoutIt: string };

export function CookieCard({
  name,
  copy,
  alwaysOn,
  checked,
  onChange,
}: {
  name: string;
  copy: CookieCategoryCopy;
  /** The words of the lock, on the one category that cannot be switched off. */
  alwaysOn?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-name`}
      className="grid grid-rows-[auto_1fr_auto] gap-4 rounded-md border border-line bg-surface p-6"
    >
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 id={`${id}-name`} className="text-xl">
          {name}
        </h2>
        <div className="flex items-center gap-3">
          {alwaysOn && (
            <span className="label-mono flex items-center gap-2 text-muted">
              <Icon name="lock" className="size-4" />
              {alwaysOn}
            </span>
          )}
          <Switch
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-purpose`}
            checked={checked}
            disabled={alwaysOn !== undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </div>
      </div>
      <div className="grid content-start gap-3">
        <p id={`${id}-purpose`}>{copy.purpose}</p>
        <p className="text-sm text-muted">{copy.withoutIt}</p>
      </div>
      {copy.entries.length > 0 && (
        <ul className="flex flex-wrap gap-2 border-t border-line pt-4">
          {copy.entries.map((entry) => (
            <li key={entry} className="rounded-sm bg-sunken px-2 py-0.5 font-mono text-xs">
              {entry}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
