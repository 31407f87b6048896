import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { hasPasskeys, signIn } from '#desk/kit/passkey.ts';
import { Problem } from '#desk/kit/loading.tsx';
import { enterSession, firm } from '#desk/kit/session.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.people.signIn;

export function SignInPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { ended?: boolean } | null };
  const { act, busy, problem } = useAct({
    act: signIn,
    failure: 'shown',
    onDone: (session) => {
      enterSession(queryClient, session);
      void navigate(addressWithin(search.get('to')), { replace: true });
    },
  });
  if (!hasPasskeys()) return <Unsupported />;
  return (
    <Entrance title={words.title} problem={problem}>
      {state?.ended && <p className="font-medium">{words.ended}</p>}
      <p className="text-muted">{words.about}</p>
      <Button size="lg" aria-disabled={busy} onClick={() => act()}>
        <Icon name="lock" />
        {busy ? words.busy : words.button}
      </Button>
      <p className="text-xs text-muted">{words.lost}</p>
    </Entrance>
  );
}

/** Only an address of the desk: a link from elsewhere must not lead to another site. */
function addressWithin(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) ? to : '/';
}

/** The page of somebody who is not signed in: one card, under the firm's mark. */
export function Entrance({
  title,
  problem,
  children,
}: {
  title: string;
  problem?: string;
  children: ReactNode;
}) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <div className="on-dark grid min-h-dvh grid-rows-[auto_1fr_auto] bg-paper">
      <header className="flex items-center gap-3 px-5 py-4 sm:px-8">
        <LogoMark mark={firm().brand.mark} className="size-8" />
        <span className="text-lg leading-none font-semibold">{firm().name}</span>
        <span className="label-mono border-l border-line pl-3 text-muted">
          {deskWords.kit.desk}
        </span>
      </header>
      <main className="grid content-center justify-items-center px-4 pb-16">
        <div className="theme-own w-full max-w-md overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-raised">
          <div aria-hidden className="graduation" />
          <div className="grid gap-5 px-6 pt-5 pb-7 sm:px-8">
            <h1 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
              {title}
            </h1>
            {children}
            <Problem>{problem}</Problem>
          </div>
        </div>
      </main>
      <div aria-hidden className="graduation" />
    </div>
  );
}

/** A browser without passkeys, or an address without HTTPS. */
export function Unsupported() {
  const { title, about } = deskWords.people.unsupported;
  return (
    <Entrance title={title}>
      <p className="text-muted">{about}</p>
    </Entrance>
  );
}
