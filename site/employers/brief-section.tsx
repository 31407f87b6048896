import type { ReactNode } from 'react';
import type { PageCopy } from '../../domain/page/pages.ts';
import { intakeAnchor } from '../../domain/hiring-model/intake-anchor.ts';

/** The form's place on the page. It carries the anchors of all four models. */
export function BriefSection({
  copy,
  children,
}: {
  copy: PageCopy<'employers'>['brief'];
  children: ReactNode;
}) {
  const anchors = Object.values(intakeAnchor);
  return (
    <section className="relative border-t border-line bg-sunken py-16 md:py-24">
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className="absolute top-0 scroll-mt-(--header-height)" />
      ))}
      <div className="container-page grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
        <div className="self-start lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
          <h2 className="text-2xl">{copy.heading}</h2>
          <p className="mt-5 text-lg text-muted">{copy.introduction}</p>
          <h3 className="mt-10 text-lg">{copy.nextHeading}</h3>
          <ol className="mt-4 grid gap-4">
            {copy.next.map((step, at) => (
              <li key={step} className="grid grid-cols-[auto_1fr] gap-4 text-muted">
                <span className="label-mono pt-1 text-accent">{at + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="rounded-md border border-line bg-surface p-5 sm:p-8">{children}</div>
      </div>
    </section>
  );
}
