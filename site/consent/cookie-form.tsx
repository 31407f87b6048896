import { useState, useSyncExternalStore } from 'react';
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
import { CookieCard, type CookieCategoryCopy } from './cookie-card.tsx';
import { CookieSettings } from './cookie-settings.tsx';

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
        <div className="grid gap-5 md:grid-cols-2">
          {consentCategories.map((category) => (
            <CookieCard
              key={category}
              name={words.names[category]}
              copy={categories[category]}
              alwaysOn={category === 'essential' ? words.alwaysOn : undefined}
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
      <CookieSettings inForce={inForce} notChosen={!chosen} unsaved={unsaved} words={words}>
        <TextLink href={policy.to}>{policy.label}</TextLink>
      </CookieSettings>
    </section>
  );
}
