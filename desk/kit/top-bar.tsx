import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { tinykeys } from 'tinykeys';
import type { Alert } from '#domain/deliveries/delivery.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { ask } from './api.ts';
import { firm, usePerson } from './session.ts';
import { keepText, keptText } from './kept.ts';
import { screenAddress, entryOf, offeredActs, type PaletteAct, screensFor } from './screens.ts';
import { refusalCode, useAct } from './use-act.ts';
import { deskWords, loadDeskWords } from './words.ts';

const words = deskWords.kit;
const paletteWords = deskWords.kit.palette;

/** Links in a row on wide screens, behind a button on narrow ones. */
export function TopBar() {
  const { name } = usePerson();
  const menuId = useId();
  const { pathname } = useLocation();
  return (
    <header className="on-dark sticky top-0 z-40 bg-paper">
      <div className="flex h-12 items-center gap-3 px-4">
        <Link to="/" className="flex items-center gap-2">
          <LogoMark mark={firm().brand.mark} className="size-7" />
          <span className="max-w-48 truncate font-semibold max-sm:sr-only">{firm().name}</span>{' '}
          <span className="label-mono border-l border-line pl-2 text-muted">
            {words.desk}
            <span className="sr-only">, {words.nav.today}</span>
          </span>
        </Link>
        <nav aria-label={words.name(firm().name)} className="ml-2 hidden min-w-0 flex-1 wide:block">
          <Links
            className="flex"
            look="grid h-12 place-items-center border-b-2 border-transparent px-2 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink min-[90rem]:px-3"
          />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3">
          <AlertLink />
          <PaletteKey />
          <ThemeChoice />
          <Link
            to="/people"
            className="hidden max-w-32 truncate text-muted hover:text-ink min-[100rem]:block"
            title={`${words.signedInAs} ${name}`}
          >
            {name}
          </Link>
          <SignOut className="hidden wide:block" />
          <button
            type="button"
            popoverTarget={menuId}
            aria-label={words.menu}
            className="-mr-2 grid size-11 place-items-center wide:hidden"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <div aria-hidden className="graduation" />
      {/* A new element for each page, so that it is closed after a link was followed. */}
      <nav
        key={pathname}
        id={menuId}
        popover="auto"
        aria-label={words.menu}
        className="fixed inset-x-0 top-14 bottom-auto m-0 max-h-[calc(100dvh-3.5rem)] w-auto overflow-y-auto border-b border-line bg-surface p-0 text-ink shadow-raised wide:hidden"
      >
        <Links
          className="grid p-2 sm:grid-cols-2"
          look="flex min-h-11 items-center rounded-sm border-l-2 border-transparent px-3 text-base hover:bg-ink/5 aria-[current=page]:border-signal aria-[current=page]:bg-ink/5"
        />
        <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3">
          <span className="min-w-0 truncate text-muted">
            {words.signedInAs} {name}
          </span>
          <SignOut className="shrink-0" />
        </div>
      </nav>
    </header>
  );
}

function AlertLink() {
  const count = useAlerts().length;
  if (count === 0) return null;
  return (
    <Link
      to="/deliveries"
      className="flex min-h-8 items-center gap-1.5 rounded-sm border border-danger px-2 font-semibold whitespace-nowrap text-danger hover:bg-danger-surface"
    >
      <Icon name="alert" className="size-4" />
      {words.alerts(count)}
    </Link>
  );
}

/** Of all screens that the person sees. A submission is shown within the inbox. */
function Links({ className, look }: { className: string; look: string }) {
  const { role } = usePerson();
  const current = entryOf(useLocation().pathname);
  return (
    <ul className={className}>
      {screensFor(role, 'bar').map((screen) => (
        <li key={screen}>
          <Link
            to={screenAddress(screen)}
            aria-current={screen === current ? 'page' : undefined}
            className={look}
          >
            {words.nav[screen]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SignOut({ className }: { className: string }) {
  const { act } = useAct({ act: signOut, failure: 'notice', onDone: leave });
  return (
    <button
      type="button"
      className={classNames(
        'min-h-9 font-medium text-accent underline-offset-4 hover:underline',
        className,
      )}
      onClick={() => act()}
    >
      {words.signOut}
    </button>
  );
}

/** A session that has ended already is what was wanted. */
async function signOut() {
  await ask('POST /sign-out', {}).catch((error: unknown) => {
    if (refusalCode(error) !== 'signed-out') throw error;
  });
}

/** A full load: nothing of the session stays in memory. */
function leave() {
  window.location.assign('/desk/sign-in');
}

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

/** The same key as on the site: one choice for both. */
const storageKey = 'theme';

/** Before the first paint, so that nothing flashes. */
export function applyStoredTheme() {
  apply(storedTheme());
}

function storedTheme(): Theme {
  const stored = keptText(storageKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Goes through light, dark and that of the system. */
function ThemeChoice() {
  const [theme, setTheme] = useState(storedTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  return (
    <button
      type="button"
      aria-label={deskWords.kit.themes[theme]}
      title={deskWords.kit.themes[theme]}
      onClick={() => {
        setTheme(next);
        apply(next);
        // Where storage is blocked, the theme holds until the page is left.
        keepText(storageKey, next === 'system' ? null : next);
      }}
      className="grid size-9 place-items-center rounded-sm text-muted hover:text-ink"
    >
      <Icon name={theme} className="size-4" />
    </button>
  );
}

// Loaded when it is first asked for.
const Palette = lazy(async () => {
  await loadDeskWords();
  return { default: (await import('./palette.tsx')).Palette };
});

/** Ctrl K, or its button, finds and does anything from any page. */
function PaletteKey() {
  const [acts, setActs] = useState<PaletteAct[]>();
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped('');
    setActs(offeredActs());
  };
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyK': (event) => {
          event.preventDefault();
          // Not on top of another dialog, which it would leave behind.
          if (!document.querySelector('dialog:modal')) open();
        },
      }),
    [],
  );
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-keyshortcuts="Control+K"
        className="flex min-h-8 items-center rounded-sm border border-line px-2 text-muted hover:text-ink"
      >
        <span className="sr-only">{paletteWords.open} </span>
        <kbd className="font-mono text-xs whitespace-nowrap pointer-coarse:hidden">
          {paletteWords.key}
        </kbd>
        <span className="hidden pointer-coarse:block">
          <Icon name="search" className="size-4" />
        </span>
      </button>
      {/* Not within the bar, which is dark in both themes. */}
      {acts &&
        createPortal(
          <Suspense fallback={<TypedMeanwhile onText={setTyped} />}>
            <Palette acts={acts} begun={typed} onClose={() => setActs(undefined)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

/** Takes what is typed until the palette is loaded: its letters are keys of the page otherwise. */
function TypedMeanwhile({ onText }: { onText: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <input
      ref={field}
      aria-label={paletteWords.open}
      onChange={({ target }) => onText(target.value)}
      // Fixed: at the end of the page it would take the page there.
      className="fixed top-0 size-px opacity-0"
    />
  );
}

const noAlerts: readonly Alert[] = [];

/** What is announced until deliveries succeed; nothing while that is unknown. */
export function useAlerts(): readonly Alert[] {
  const { data } = useQuery({
    queryKey: ['alerts'],
    queryFn: ({ signal }) => ask('GET /alerts', {}, { signal }),
    refetchInterval: 60_000,
  });
  return data?.alerts ?? noAlerts;
}
