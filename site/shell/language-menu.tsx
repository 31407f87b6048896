import { useLocation } from 'react-router';
import { editionOf, editions, type Locale } from '../../domain/edition/editions.ts';
import { keepPlace } from '../keep-place.ts';
import type { Messages } from '../../messages/en.ts';
import { pathInLocale } from '../../domain/address/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

const popoverId = 'language-menu';

/** The four editions behind one button, for wide headers. Opens and closes without any script. */
export function LanguageMenu({
  locale,
  words,
  className,
}: {
  locale: Locale;
  words: Messages['languages'];
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
          {words.label}: {editionOf(locale).name},
        </span>{' '}
        {editionOf(locale).shortName}
        <Icon name="chevron" className="size-3" />
      </button>
      <nav
        id={popoverId}
        popover="auto"
        aria-label={words.label}
        className="on-dark fixed inset-auto top-(--header-height) right-[calc(max(0px,(100%-80rem)/2)+clamp(1.25rem,4vw,3rem))] m-0 border border-line bg-black py-2 pl-4 text-sm"
      >
        <LanguageLinks locale={locale} className="grid" />
      </nav>
    </div>
  );
}

/** The same page in each edition, each named in its own language. */
export function LanguageLinks({ locale, className }: { locale: Locale; className?: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {editions.map(({ tag: other, name }) => (
        <li key={other}>
          {/* A whole new page, so that nobody holds the words of two languages. */}
          <a
            href={pathInLocale(pathname, other)}
            lang={other}
            hrefLang={other}
            aria-current={other === locale || undefined}
            onClick={keepPlace}
            className={classNames(
              'block py-2 pr-4 whitespace-nowrap hover:text-ink',
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
