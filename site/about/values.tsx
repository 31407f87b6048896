import type { PageCopy } from '#domain/pages/pages.ts';
import { SectionIntro } from '#site/sections/section-intro.tsx';

export function Values({ heading, introduction, items }: PageCopy<'about'>['values']) {
  return (
    <section className="bg-surface">
      <div className="container-page py-16 md:py-24">
        <SectionIntro heading={heading} introduction={introduction} />
        <ol className="mt-12 -mb-10 grid gap-x-12 md:grid-cols-2 xl:grid-cols-3">
          {items.map(({ name, text }, at) => (
            <li key={name} className="border-t border-line pt-5 pb-10">
              <p className="label-mono text-accent" aria-hidden>
                {String(at + 1).padStart(2, '0')}
              </p>
              <h3 className="mt-3 text-xl">{name}</h3>
              <p className="mt-3 max-w-xl text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
