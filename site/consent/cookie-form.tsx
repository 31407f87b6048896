import { useState, useSyncExternalStore, type ReactNode, useId } from 'react';
import {
  chooseCookies,
  consentCategories,
  defaultPreferences,
  essentialOnly,
  everything,
  onConsentChange,
  storedChoice,
  type CookiePreferences,
} from '#site/privacy/consent.ts';
import type { Messages } from '#words/en.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Switch } from '#ui/switch.tsx';

/** What the visitor ticks is a draft until it is saved; the summary shows what is in force. */
export function CookieForm({
  words,
  categories,
  policy,
}: {
  words: Messages['cookies'] & Messages['cookieNotice'];
  categories: Record<keyof CookiePreferences, CookieCategoryCopy>;
  policy: { label: string; to: string };
}) {
  const chosen = useSyncExternalStore(onConsentChange, storedChoice, () => undefined);
  const inForce = chosen ?? essentialOnly;
  const [draft, setDraft] = useState<CookiePreferences>();
  const [message, setMessage] = useState({ text: '', count: 0 });
  // The form starts from the specified defaults, which apply to nothing until they are saved.
  const shown = draft ?? chosen ?? defaultPreferences;
  const unsaved =
    draft !== undefined &&
    consentCategories.some((category) => draft[category] !== inForce[category]);

  const choose = (choice: CookiePreferences, text: string) => {
    chooseCookies(choice);
    setDraft(undefined);
    setMessage(({ count }) => ({ text, count: count + 1 }));
  };

  return (
    <section className="container-page grid gap-10 py-12 md:py-16 lg:grid-cols-[1fr_20rem] lg:gap-14">
      <div className="grid content-start gap-8">
        <p className="hidden rounded-md border border-line bg-surface p-5 [@media(scripting:none)]:block">
          {words.withoutScript}
        </p>
        {!chosen && (
          <p className="needs-script max-w-2xl text-lg [[data-consent=stored]_&]:hidden">
            {words.notChosen}
          </p>
        )}
        <div className="grid gap-5 md:grid-cols-2">
          {consentCategories.map((category) => (
            <CookieCard
              key={category}
              name={words.names[category]}
              copy={categories[category]}
              alwaysOn={category === 'essential' ? words.alwaysOn : undefined}
              mark={!chosen && !draft ? words.proposed[shown[category] ? 'on' : 'off'] : undefined}
              checked={shown[category]}
              onChange={(allowed) => setDraft({ ...shown, [category]: allowed })}
            />
          ))}
        </div>
        <div className="needs-script flex flex-wrap gap-3">
          <Button onClick={() => choose(shown, words.saved)}>{words.save}</Button>
          <Button variant="secondary" onClick={() => choose(everything, words.allAccepted)}>
            {words.acceptAll}
          </Button>
          <Button variant="secondary" onClick={() => choose(essentialOnly, words.essentialOnly)}>
            {words.rejectAll}
          </Button>
        </div>
        {/* Always there, so that what appears in it is announced, the same words again too. */}
        <div role="alert" className="min-h-12">
          {message.text && (
            <p
              key={message.count}
              className="flex items-center gap-3 rounded-md border border-success p-3 font-medium"
            >
              <Icon name="check" className="size-5 shrink-0 text-success" />
              {message.text}
            </p>
          )}
        </div>
      </div>
      <CookieSettings inForce={inForce} unsaved={unsaved} words={words}>
        <TextLink href={policy.to}>{policy.label}</TextLink>
      </CookieSettings>
    </section>
  );
}

/** The choice in force, in one glance. */
function CookieSettings({
  inForce,
  unsaved,
  words,
  children,
}: {
  inForce: CookiePreferences;
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
            <dt>{words.names[category]}</dt>
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

type CookieCategoryCopy = { purpose: string; entries: string[]; withoutIt: string };

function CookieCard({
  name,
  copy,
  alwaysOn,
  mark,
  checked,
  onChange,
}: {
  name: string;
  copy: CookieCategoryCopy;
  /** The words of the lock, on the one category that cannot be switched off. */
  alwaysOn?: string;
  /** Says that the switch shows a proposal. */
  mark?: string;
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
          {mark && !alwaysOn && (
            <span className="label-mono needs-script text-muted [[data-consent=stored]_&]:hidden">
              {mark}
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
