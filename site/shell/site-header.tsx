import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { orderedAtOnce, intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import type { Messages } from '#words/en.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { LanguageLinks, LanguageMenu } from './language-menu.tsx';
import { headerPages } from './page-places.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import type { Firm, FirmOffer } from '#domain/firm/firm.ts';

const menuId = 'main-menu';

type Words = Pick<Messages, 'languages' | 'navigation' | 'theme'>;

/** The firm's sign and name. */
export function HomeLink({
  firm,
  href,
  path,
}: {
  firm: Pick<Firm, 'name' | 'brand'>;
  href: string;
  path?: string;
}) {
  const { name, brand } = firm;
  return (
    <a
      href={href}
      aria-label={name}
      aria-current={path === href ? 'page' : undefined}
      className="flex shrink-0 items-center gap-3"
    >
      <LogoMark mark={brand.mark} className="w-9 transition-[width] group-data-shrunk/header:w-7" />
      <span className="max-w-56 truncate text-[1.4rem] leading-tight font-semibold tracking-[-0.02em] text-white">
        {name}
      </span>
    </a>
  );
}

/**
 * Black in both themes. On small screens the list is a popover, which opens, closes on Escape and
 * on a click elsewhere without any script. site/shell/chrome.ts shrinks the bar on scrolling.
 */
export function SiteHeader({
  firm,
  locale,
  path,
  words,
}: {
  firm: Firm;
  locale: Locale;
  /** The address of the page that is shown. */
  path: string;
  words: Words;
}) {
  const { navigation } = words;
  return (
    <header className="group/header on-dark fixed inset-x-0 top-0 z-40 bg-black">
      <div className="container-page flex h-18 items-center justify-between gap-6 transition-[height] group-data-shrunk/header:h-14">
        <HomeLink firm={firm} href={pagePath(firm, 'home', locale)} path={path} />
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={navigation.menu}
          className="-mr-2.5 grid size-11 place-items-center nav:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
        <Menu firm={firm} locale={locale} path={path} words={words} />
      </div>
    </header>
  );
}

function Menu({
  firm,
  locale,
  path,
  words,
}: {
  firm: FirmOffer & Pick<Firm, 'editions'>;
  locale: Locale;
  path: string;
  words: Words;
}) {
  const { navigation } = words;
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label={navigation.label}
      className="on-dark fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overflow-y-auto border-b border-line bg-black px-5 pt-3 pb-5 backdrop:bg-black/60 nav:static nav:flex nav:w-auto nav:items-center nav:gap-3 nav:overflow-visible nav:border-0 nav:p-0"
    >
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={navigation.close}
        className="mb-1 ml-auto grid size-11 place-items-center nav:hidden"
      >
        <Icon name="close" className="size-6" />
      </button>
      <ul className="grid nav:flex">
        {headerPages.map((page) => (
          <li key={page}>
            <MenuLink href={pagePath(firm, page, locale)} path={path} exact={page === 'home'}>
              {navigation[page]}
            </MenuLink>
          </li>
        ))}
      </ul>
      <ul className="mt-3 grid border-t border-line pt-3 nav:hidden">
        {orderedAtOnce(firm).map((model) => (
          <li key={model}>
            <a
              href={pagePath(firm, 'employers', locale, intakeAnchor[model])}
              className={quietLinkLook}
            >
              {navigation[model]}
            </a>
          </li>
        ))}
        <li>
          <a href={pagePath(firm, 'contact', locale)} data-asks="talk" className={quietLinkLook}>
            {navigation.talk}
          </a>
        </li>
      </ul>
      <LanguageLinks
        firm={firm}
        locale={locale}
        path={path}
        className="mt-3 grid grid-cols-2 border-t border-line pt-3 pl-4 text-sm nav:hidden"
      />
      <div className="mt-3 flex items-center justify-start gap-2 nav:mt-0">
        <a
          href={pagePath(firm, 'contact', locale)}
          data-asks="talk"
          className="flex h-9 items-center rounded-sm border border-control px-3 text-sm font-semibold whitespace-nowrap text-ink hover:border-ink max-nav:hidden"
        >
          {navigation.talk}
        </a>
        <div className="nav:hidden">
          <ThemeSwitch words={words.theme} place="menu" />
        </div>
        <LanguageMenu
          firm={firm}
          locale={locale}
          path={path}
          words={words}
          className="max-nav:hidden"
        />
      </div>
    </nav>
  );
}

const menuLinkLook =
  'block border-l-2 py-2 pl-4 text-lg whitespace-nowrap hover:text-white nav:border-b-2 nav:border-l-0 nav:px-2 nav:py-1.5 nav:text-sm';
const quietLinkLook = `${menuLinkLook} border-transparent text-muted`;

/** Highlighted on its page and on the pages below it. */
function MenuLink({
  href,
  path,
  exact,
  children,
}: {
  href: string;
  path: string;
  exact: boolean;
  children: string;
}) {
  const active = path === href || (!exact && path.startsWith(`${href}/`));
  return (
    <a
      href={href}
      aria-current={active ? 'page' : undefined}
      className={classNames(
        menuLinkLook,
        active ? 'border-signal font-semibold text-white' : 'border-transparent text-muted',
      )}
    >
      {children}
    </a>
  );
}
