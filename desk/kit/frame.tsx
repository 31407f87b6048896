import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Preferences } from '#domain/people/preferences.ts';
import { deskWords } from './words.ts';
import { Icon } from '#ui/icon.tsx';
import { NoticeArea } from '#ui/notice-area.tsx';
import { ApiError } from './api.ts';
import { Failure } from './failure.tsx';
import { canKeep, isShownFor, keepPreferences } from './follow-preferences.ts';
import { Loading } from './loading.tsx';
import { PersonContext, useSession } from './session.ts';
import { TopBar } from './top-bar.tsx';
import { useOnline } from './use-online.ts';
import { usePageChange } from './use-page-change.ts';

const words = deskWords.kit;

/** Around every page of somebody who is signed in. */
export function Frame() {
  const { data: session, error, refetch } = useSession();
  const { pathname, search } = useLocation();
  if (error instanceof ApiError && error.status === 401) {
    const address = pathname + search;
    const back = address === '/' ? '' : `?to=${encodeURIComponent(address)}`;
    return <Navigate to={`/sign-in${back}`} state={{ ended: !!session }} replace />;
  }
  // A session that was confirmed before survives a broken connection.
  if (error && !session) return <Failure onRetry={() => void refetch()} />;
  if (!session) return <Loading />;
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
