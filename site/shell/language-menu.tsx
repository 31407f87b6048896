import { editionOf, languageOf, type Locale, locales } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { pathInLocale } from '#domain/address/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { Firm } from '#domain/firm/firm.ts';
import { TextLink } from '#ui/text-link.tsx';

const popoverId = 'language-menu';

/** The editions and the theme behind one button, for wide headers. It needs no script to open. */
export function LanguageMenu({
  firm,
  locale,
  path,
  words,
  className,
}: {
  firm: Pick<Firm, 'editions'>;
  locale: Locale;
  path: string;
  words: Pick<Messages, 'languages' | 'theme'>;
  className?: string;
}) {
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={popoverId}
        className="flex h-9 items-center gap-1 rounded-sm border border-line px-2 text-xs text-muted hover:text-ink"
      >
        <span className="sr-only">
          {words.languages.label}: {editionOf(firm, locale).name},
        </span>{' '}
        {editionOf(firm, locale).shortName}
        <Icon name="chevron" className="size-3" />
      </button>
      <nav
        id={popoverId}
        popover="auto"
        aria-label={words.languages.label}
        className="on-dark fixed inset-auto top-(--header-height) right-[calc(max(0px,(100%-80rem)/2)+clamp(1.25rem,4vw,3rem))] m-0 rounded-sm border border-line bg-black p-2 text-sm"
      >
        <LanguageLinks firm={firm} locale={locale} path={path} className="grid *:pl-3" />
        <div className="mt-2 flex border-t border-line px-3 pt-3 pb-1">
          <ThemeSwitch words={words.theme} place="header" />
        </div>
      </nav>
    </div>
  );
}

/**
 * The same page in each edition, each named in its own language. site/shell/chrome.ts takes the
 * query and the anchor along, which the built page cannot know.
 */
export function LanguageLinks({
  firm,
  locale,
  path,
  className,
}: {
  firm: Pick<Firm, 'editions'>;
  locale: Locale;
  path: string;
  className?: string;
}) {
  return (
    <ul className={className}>
      {firm.editions.map(({ tag: other, name }) => (
        <li key={other}>
          <a
            href={pathInLocale(firm, path, other)}
            data-keep-place
            lang={other}
            hrefLang={other}
            aria-current={other === locale || undefined}
            className={classNames(
              'block py-2 pr-4 whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2',
              other === locale ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

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
