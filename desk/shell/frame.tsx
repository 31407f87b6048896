import { Navigate, NavLink, Outlet, useLocation } from 'react-router';
import { shellWords as words } from '../../messages/desk-words/shell.ts';
import { NoticeArea } from '../../ui/notice-area.tsx';
import { ApiError, request } from './api.ts';
import { Failure } from './failure.tsx';
import { PersonContext, useSession } from './session.ts';

const pages = ['vacancies', 'deliveries', 'privacy', 'people', 'audit', 'health'] as const;

/** Navigation around every page of somebody who is signed in. */
export function Frame() {
  const { data: session, error, refetch } = useSession();
  const { pathname, search } = useLocation();
  if (error instanceof ApiError && error.status === 401) {
    return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />;
  }
  if (error) return <Failure onRetry={() => void refetch()} />;
  if (!session) return <p className="p-6 text-muted">{words.loading}</p>;
  return (
    <PersonContext value={session.person}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
        >
          {words.skip}
        </a>
        <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-surface px-4 py-2">
          <span className="font-semibold">{words.name}</span>
          <nav aria-label={words.name} className="flex flex-wrap gap-x-1">
            <DeskLink to="/" label={words.nav.inbox} />
            {pages.map((page) => (
              <DeskLink key={page} to={`/${page}`} label={words.nav[page]} />
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-3">
            <span className="text-muted">{session.person.name}</span>
            <button
              type="button"
              className="min-h-9 text-accent underline-offset-4 hover:underline"
              onClick={() => void signOut()}
            >
              {words.signOut}
            </button>
          </div>
        </header>
        <main id="content" className="flex min-h-0 flex-1 flex-col">
          <Outlet />
        </main>
        <NoticeArea label={words.notices} closeLabel={words.close} />
      </div>
    </PersonContext>
  );
}

function DeskLink({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="grid min-h-9 place-items-center rounded-sm px-3 text-muted hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink"
    >
      {label}
    </NavLink>
  );
}

async function signOut() {
  await request('POST', '/sign-out');
  // A full load: nothing of the session stays in memory.
  window.location.assign('/desk/sign-in');
}
