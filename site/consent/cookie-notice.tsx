import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../domain/edition/editions.ts';
import {
  chooseCookies,
  essentialOnly,
  everything,
  onConsentChange,
  storedChoice,
  type CookiePreferences,
} from '../privacy/consent.ts';
import type { Messages } from '../../messages/en.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { notify } from '../../ui/toast.ts';

/**
 * Asks on the first visit, above the page and never over it: it is part of the HTML and of the
 * layout, so it appears with the first paint and moves nothing. Refusing takes one press, as does
 * accepting. Without script nothing is stored and nothing is asked.
 */
export function CookieNotice({
  locale,
  words,
}: {
  locale: Locale;
  words: Messages['cookieNotice'];
}) {
  const chosen = useSyncExternalStore(
    onConsentChange,
    () => storedChoice() !== undefined,
    () => false,
  );
  const settings = pagePath('cookie-preferences', locale);
  // Prerendering asks with a trailing slash.
  const here = useLocation().pathname.replace(/\/$/, '');
  if (chosen || here === settings) return null;

  return (
    <section
      aria-label={words.label}
      className="cookie-notice needs-script on-dark mt-(--header-height) border-b border-line bg-raised"
    >
      <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-3 py-3.5">
        <p className="flex-[1_1_22rem] text-xs">
          {words.text}{' '}
          <TextLink to={settings} className="whitespace-nowrap">
            {words.choose}
          </TextLink>
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">
          <Button variant="secondary" onClick={() => choose(essentialOnly, words.essentialOnly)}>
            {words.rejectAll}
          </Button>
          <Button variant="secondary" onClick={() => choose(everything, words.allAccepted)}>
            {words.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  );
}

function choose(choice: CookiePreferences, title: string) {
  chooseCookies(choice);
  // The button is gone; reading goes on from the content.
  document.getElementById('content')?.focus({ preventScroll: true });
  void notify({ title, variant: 'success' });
}
