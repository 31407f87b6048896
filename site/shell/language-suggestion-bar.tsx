import { pathInLocale } from '#domain/address/paths.ts';
import { languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Firm } from '#domain/firm/firm.ts';

/**
 * Offers the edition that the browser prefers, in its language. Hidden until site/shell/chrome.ts
 * knows which one that is. Nobody is redirected: a link to a page shows that page.
 */
export function LanguageSuggestionBar({
  firm,
  locale,
  path,
  words,
}: {
  firm: Pick<Firm, 'editions'>;
  locale: Locale;
  path: string;
  words: Messages['languages']['suggestion'];
}) {
  const others = firm.editions.filter(({ tag }) => languageOf(tag) !== languageOf(locale));
  if (others.length === 0) return null;
  return (
    <aside
      hidden
      id="language-suggestion"
      data-editions={locales(firm).join(' ')}
      lang={others[0]?.tag}
      aria-label={words.label}
      className="on-dark fixed inset-x-3 bottom-3 z-30 flex items-center gap-1 rounded-md border border-line bg-black py-1 pr-1 pl-4 text-sm sm:right-auto sm:max-w-xl [[hidden]]:hidden"
    >
      <p className="flex-1">
        {words.text}{' '}
        {others.map(({ tag }) => (
          <TextLink
            key={tag}
            hidden
            href={pathInLocale(firm, path, tag)}
            hrefLang={tag}
            data-keep-place
            className="whitespace-nowrap [[hidden]]:hidden"
          >
            {words.open}
          </TextLink>
        ))}
      </p>
      <button
        type="button"
        aria-label={words.dismiss}
        className="grid size-11 place-items-center text-muted hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </aside>
  );
}
