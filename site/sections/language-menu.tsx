import { useLocation } from 'react-router';
import { locales, type Locale } from '../../domain/locale/locale.ts';
import { keepPlace } from '../keep-place.ts';
import type { Messages } from '../messages/en.ts';
import { pathInLocale } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

const popoverId = 'language-menu';

/** Each in its own language, for those who read no other. */
const editionNames: Record<Locale, string> = {
  'en-GB': 'English',
  'de-DE': 'Deutsch (Deutschland)',
  'de-CH': 'Deutsch (Schweiz)',
  'de-AT': 'Deutsch (Österreich)',
};
const editionMarks: Record<Locale, string> = {
  'en-GB': 'EN',
  'de-DE': 'DE',
  'de-CH': 'CH',
  'de-AT': 'AT',
};

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
          {words.label}: {editionNames[locale]},
        </span>{' '}
        {editionMarks[locale]}
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
      {locales.map((other) => (
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
            {editionNames[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
