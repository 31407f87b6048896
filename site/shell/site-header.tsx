import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { PageName } from '../../domain/page/page-name.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { Messages } from '../../messages/en.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { LogoMark, Wordmark } from '../../ui/logo.tsx';
import { LanguageLinks, LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const entries = [
  'home',
  'about',
  'industries',
  'expertise',
  'employers',
  'vacancies',
  'industry-intelligence',
  'candidate-registration',
  'contact',
] as const satisfies readonly PageName[];

const shrinkAfterPx = 20;
const menuId = 'main-menu';

/**
 * Black in both themes. On small screens the list is a popover, which opens, closes on Escape and
 * on a click elsewhere without any script.
 */
export function SiteHeader({
  locale,
  firm,
  words,
}: {
  locale: Locale;
  firm: string;
  words: Pick<Messages, 'languages' | 'navigation' | 'theme'>;
}) {
  const shrunk = useSyncExternalStore(
    onScroll,
    () => window.scrollY > shrinkAfterPx,
    () => false,
  );
  const { navigation } = words;
  return (
    <header
      className="on-dark fixed inset-x-0 top-0 z-40 bg-black"
      data-shrunk={shrunk || undefined}
    >
      <div
        className={classNames(
          'container-page flex items-center justify-between gap-6 transition-[height]',
          shrunk ? 'h-14' : 'h-18',
        )}
      >
        <NavLink
          to={pagePath('home', locale)}
          end
          aria-label={firm}
          className="flex shrink-0 items-center gap-3"
        >
          <LogoMark className={classNames('transition-[width]', shrunk ? 'w-7' : 'w-9')} />
          <Wordmark className="w-32" />
        </NavLink>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={navigation.menu}
          className="-mr-2.5 grid size-11 place-items-center nav:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
        <Menu locale={locale} words={words} />
      </div>
    </header>
  );
}

function Menu({
  locale,
  words,
}: {
  locale: Locale;
  words: Pick<Messages, 'languages' | 'navigation' | 'theme'>;
}) {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Not on arrival: a visitor may have opened the menu before this ran for the first time.
    if (shownKey.current !== key) menu.current?.hidePopover();
    shownKey.current = key;
  }, [key]);
  const { navigation } = words;

  return (
    <nav
      ref={menu}
      id={menuId}
      popover="auto"
      aria-label={navigation.label}
      className="on-dark fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overflow-y-auto border-b border-line bg-black px-5 pt-4 pb-8 backdrop:bg-black/60 nav:static nav:flex nav:w-auto nav:items-center nav:gap-3 nav:overflow-visible nav:border-0 nav:p-0"
    >
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={navigation.close}
        className="mb-2 ml-auto grid size-11 place-items-center nav:hidden"
      >
        <Icon name="close" className="size-6" />
      </button>
      <ul className="grid nav:flex">
        {entries.map((page) => (
          <li key={page}>
            <MenuLink to={pagePath(page, locale)} end={page === 'home'}>
              {navigation[page]}
            </MenuLink>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-1 border-t border-line pt-4 nav:hidden">
        <li>
          <IntakeLink to={pagePath('employers', locale, 'sprint-intake')}>
            {navigation.sprint}
          </IntakeLink>
        </li>
        <li>
          <IntakeLink to={pagePath('employers', locale, 'intel-intake')}>
            {navigation.intel}
          </IntakeLink>
        </li>
      </ul>
      <LanguageLinks
        locale={locale}
        className="mt-4 grid grid-cols-2 border-t border-line pt-4 pl-4 text-sm nav:hidden"
      />
      <div className="mt-5 flex items-center justify-start gap-2 nav:mt-0">
        <ThemeSwitch words={words.theme} />
        <LanguageMenu locale={locale} words={words.languages} className="max-nav:hidden" />
      </div>
    </nav>
  );
}

const menuLinkLook =
  'block border-l-2 py-2.5 pl-4 text-lg whitespace-nowrap hover:text-white nav:border-b-2 nav:border-l-0 nav:px-2 nav:py-1.5 nav:text-sm';

function MenuLink({ to, end, children }: { to: string; end: boolean; children: string }) {
  return (
    <NavLink
      to={to}
      end={end}
      prefetch="intent"
      className={({ isActive }) =>
        classNames(
          menuLinkLook,
          isActive ? 'border-signal font-semibold text-white' : 'border-transparent text-muted',
        )
      }
    >
      {children}
    </NavLink>
  );
}

/** Leads into a page and is therefore never the one that is open. */
function IntakeLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classNames(menuLinkLook, 'border-transparent text-muted')}>
      {children}
    </Link>
  );
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
