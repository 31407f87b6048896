import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../domain/edition/editions.ts';
import { keepPlace } from '../keep-place.ts';
import { dismissSuggestion, onSuggestionChange, suggestedLocale } from './language-suggestion.ts';
import type { Messages } from '../../messages/en.ts';
import { pathInLocale } from '../../domain/address/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/**
 * Offers the edition that the browser prefers, in its language, once. Nobody is sent anywhere:
 * who follows a link to a page gets that page.
 */
export function LanguageSuggestion({
  locale,
  words,
}: {
  locale: Locale;
  words: Messages['languages'];
}) {
  const { pathname } = useLocation();
  const suggested = useSyncExternalStore(
    onSuggestionChange,
    () => suggestedLocale(locale),
    () => undefined,
  );
  if (!suggested) return null;
  return (
    <aside
      lang={suggested}
      aria-label={words.suggestion.label}
      className="on-dark fixed inset-x-3 bottom-3 z-30 flex items-center gap-1 rounded-md border border-line bg-black py-1 pr-1 pl-4 text-sm sm:right-auto sm:max-w-xl"
    >
      <p className="flex-1">
        {words.suggestion.text}{' '}
        <TextLink
          reloadDocument
          to={pathInLocale(pathname, suggested)}
          hrefLang={suggested}
          onClick={keepPlace}
          className="whitespace-nowrap"
        >
          {words.suggestion.open}
        </TextLink>
      </p>
      <button
        type="button"
        aria-label={words.suggestion.dismiss}
        onClick={dismissSuggestion}
        className="grid size-11 place-items-center text-muted hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </aside>
  );
}
