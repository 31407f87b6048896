import { useEffect, useRef, type ReactNode } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { firm } from '#domain/firm/firm.ts';
import { LogoMark } from '#ui/logo.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { Problem } from '#desk/kit/problem.tsx';

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
