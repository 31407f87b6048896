import type { ReactNode } from 'react';
import type { Hero } from '#domain/pages/page.ts';
import type { StillField } from './stills.ts';
import { StillBackdrop } from './still-backdrop.tsx';

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
