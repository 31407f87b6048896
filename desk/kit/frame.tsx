import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import type { Preferences } from '#domain/people/preferences.ts';
import { Icon } from '#ui/icon.tsx';
import { NoticeArea } from '#ui/notice-area.tsx';
import { ApiError } from './api.ts';
import { Failure, Loading, Unanswered } from './loading.tsx';
import { firm, PersonContext, useSession } from './session.ts';
import { canKeep, isShownFor, keepPreferences } from './follow-preferences.ts';
import { tabTitle, usePageTitle } from './page-title.ts';
import { TopBar } from './top-bar.tsx';
import { useOnline } from './browser-state.ts';
import { deskWords } from './words.ts';

const words = deskWords.kit;

/** Around every page of somebody who is signed in. */
export function Frame() {
  const query = useSession();
  const { data: session, error } = query;
  const { pathname, search } = useLocation();
  if (error instanceof ApiError && error.status === 401) {
    const address = pathname + search;
    const back = address === '/' ? '' : `?to=${encodeURIComponent(address)}`;
    return <Navigate to={`/sign-in${back}`} state={{ ended: !!session }} replace />;
  }
  // A session that was confirmed before survives a broken connection.
  if (!session) return <Unanswered query={query} />;
  return (
    <PersonContext value={session.person}>
      <ShownFor preferences={session.preferences}>
        <SignedInFrame />
      </ShownFor>
    </PersonContext>
  );
}

/**
 * Loads the desk again when somebody else used this browser before, or another device has changed
 * the language or the zone.
 */
function ShownFor({ preferences, children }: { preferences: Preferences; children: ReactNode }) {
  const reloads = canKeep && !isShownFor(preferences);
  useEffect(() => {
    if (keepPreferences(preferences) && reloads) window.location.reload();
  }, [preferences, reloads]);
  return reloads ? <Loading /> : children;
}

function SignedInFrame() {
  const content = usePageChange();
  const online = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        {words.skip}
      </a>
      <TopBar />
      <output className="block">
        {!online && (
          <span className="flex items-center gap-2 border-b border-danger bg-danger-surface px-4 py-2">
            <Icon name="alert" className="size-4 shrink-0 text-danger" />
            {words.offline}
          </span>
        )}
      </output>
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col focus:outline-none"
      >
        <Outlet />
      </main>
      {/* Not over the answer that is being written, nor over the bar of actions. */}
      <NoticeArea
        label={words.notices}
        closeLabel={words.close}
        place="fixed inset-x-2 bottom-16 sm:right-auto sm:left-3 wide:bottom-3"
      />
    </div>
  );
}

/**
 * Names the document after the page and moves the focus to its heading when another page is opened.
 * The inbox and the submission beside it are one page: its keys move the focus themselves.
 */
function usePageChange() {
  const { pathname } = useLocation();
  const page = pathname.startsWith('/submissions') ? '/inbox' : pathname;
  const content = useRef<HTMLElement>(null);
  const shown = useRef(page);

  // Before the effects of the page, which may give a title of their own.
  useLayoutEffect(() => {
    const name = page.split('/')[1] || 'today';
    const label = deskWords.kit.nav[name as keyof typeof deskWords.kit.nav];
    document.title = label ? tabTitle(label) : deskWords.kit.name(firm().name);
  }, [page]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = content.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content.current)?.focus();
    window.scrollTo(0, 0);
  }, [page]);

  return content;
}

export function DeskNotFound() {
  usePageTitle(words.notFound);
  return (
    <div className="grid justify-items-start gap-4 p-6">
      <h1 className="text-xl">{words.notFound}</h1>
      <Link to="/inbox" className="text-accent underline underline-offset-4">
        {words.toInbox}
      </Link>
    </div>
  );
}

/** Instead of a page whose script cannot be loaded, as after an update of the desk. */
export function ScreenFailure() {
  return <Failure message={words.pageFailed} onRetry={() => window.location.reload()} />;
}
