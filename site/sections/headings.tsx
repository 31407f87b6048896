import type { ReactNode } from 'react';
import type { Hero } from '#domain/pages/page.ts';
import { StillBackdrop, type StillField } from './still.tsx';

/** How a section of a page opens: a label, what it says, and why to read on. */
export function SectionHeading({
  id,
  eyebrow,
  heading,
  introduction,
}: {
  id?: string;
  eyebrow: string;
  heading: string;
  introduction?: string;
}) {
  return (
    <div className="max-w-3xl">
      <p className="label-mono mb-4 text-accent">{eyebrow}</p>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {introduction && <p className="mt-4 text-lg text-muted">{introduction}</p>}
    </div>
  );
}

/** The heading of a section and the sentence or two that lead into it. */
export function SectionIntro({ heading, introduction }: { heading: string; introduction: string }) {
  return (
    <header className="grid gap-4 lg:grid-cols-2 lg:gap-12">
      <h2 className="text-2xl">{heading}</h2>
      <p className="max-w-2xl text-lg text-muted">{introduction}</p>
    </header>
  );
}

/** The opening of every page but the home page. Actions, if any, are below. */
export function PageHero({
  hero,
  still,
  children,
}: {
  hero: Hero;
  still?: StillField;
  children?: ReactNode;
}) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-sunken pt-[calc(var(--page-top)+3.5rem)]">
      {still && <StillBackdrop field={still} className="from-sunken via-sunken/60" />}
      <div className="container-page pb-14 md:pb-20">
        <p className="label-mono mb-5 text-accent">{hero.eyebrow}</p>
        <h1 className="max-w-4xl text-3xl">{hero.heading}</h1>
        <p className="mt-6 max-w-2xl text-lg text-muted">{hero.introduction}</p>
        {children && <div className="mt-9 flex flex-wrap gap-4">{children}</div>}
      </div>
      <div className="graduation -scale-y-100" aria-hidden />
    </section>
  );
}

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
