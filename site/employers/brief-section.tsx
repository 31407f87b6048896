import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import { briefAnchor } from './brief-link.tsx';

/** The section of the form. It has an anchor for each model and one that chooses none. */
export function BriefSection({
  copy,
  level = 2,
  children,
}: {
  copy: PageCopy<'employers'>['brief'];
  /** 1 on the page that has the form alone. */
  level?: 1 | 2;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const NextHeading = level === 1 ? 'h2' : 'h3';
  const anchors = [briefAnchor, ...Object.values(intakeAnchor)];
  return (
    <section className="relative border-t border-line bg-sunken py-8 md:py-20">
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className="absolute top-0 scroll-mt-14" />
      ))}
      <div className="container-page grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <div>
          <Heading className="text-2xl">{copy.heading}</Heading>
          <p className="mt-3 text-muted md:mt-5 md:text-lg">{copy.introduction}</p>
        </div>
        <div className="rounded-md border border-line bg-surface p-5 sm:p-8 lg:row-span-2">
          {children}
        </div>
        <div>
          <NextHeading className="text-lg">{copy.nextHeading}</NextHeading>
          <ol className="mt-3 grid gap-3 max-md:text-sm">
            {copy.next.map((step, at) => (
              <li key={step} className="grid grid-cols-[auto_1fr] gap-4 text-muted">
                <span className="label-mono pt-1 text-accent">{at + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
