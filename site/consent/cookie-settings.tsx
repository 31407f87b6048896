import type { ReactNode } from 'react';
import { consentCategories, type CookiePreferences } from '#site/privacy/consent.ts';
import type { Messages } from '#words/en.ts';
import { classNames } from '#ui/class-names.ts';

/** The choice in force, in one glance. */
export function CookieSettings({
  inForce,
  notChosen,
  unsaved,
  words,
  children,
}: {
  inForce: CookiePreferences;
  /** Before the first choice. */
  notChosen: boolean;
  unsaved: boolean;
  words: Messages['cookies'];
  children: ReactNode;
}) {
  return (
    <aside
      aria-labelledby="current-settings"
      className="grid content-start gap-5 self-start rounded-md border border-line bg-sunken p-6 lg:sticky lg:top-24"
    >
      <h2 id="current-settings" className="text-lg">
        {words.current}
      </h2>
      <dl className="grid">
        {consentCategories.map((category) => (
          <div
            key={category}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
          >
            <dt>
              {words.names[category]}
              {notChosen && category === 'functional' && (
                <span className="block text-sm text-muted">{words.notChosen}</span>
              )}
            </dt>
            <dd
              className={classNames(
                'label-mono',
                inForce[category] ? 'text-success' : 'text-muted',
              )}
            >
              {inForce[category] ? words.enabled : words.disabled}
            </dd>
          </div>
        ))}
      </dl>
      <output className="min-h-6 text-sm text-muted">{unsaved && words.unsaved}</output>
      <p className="text-sm">{children}</p>
    </aside>
  );
}
