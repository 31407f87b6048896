import type { ReactNode } from 'react';
import type { Hero } from '#domain/pages/page.ts';

/**
 * The opening of a page that a visitor works on: low enough for the first job, choice or field to be
 * visible on the first screen. `children` are the actions.
 */
export function PageStrip({ hero, children }: { hero: Hero; children?: ReactNode }) {
  return (
    <section className="on-dark bg-sunken pt-[calc(var(--page-top)+1.25rem)] md:pt-[calc(var(--page-top)+2rem)]">
      <div className="container-page grid gap-x-16 gap-y-3 pb-5 md:pb-7 lg:grid-cols-[5fr_6fr]">
        <div>
          <p className="label-mono mb-2 text-accent">{hero.eyebrow}</p>
          <h1 className="text-2xl lg:text-[2.5rem]">{hero.heading}</h1>
        </div>
        <div className="grid justify-items-start gap-4">
          <p className="text-sm text-muted md:text-base">{hero.introduction}</p>
          {children && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
          )}
        </div>
      </div>
      <div className="graduation -scale-y-100" aria-hidden />
    </section>
  );
}
