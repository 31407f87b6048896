import type { ReactNode } from 'react';
import type { HiringModels } from '../../domain/hiring-model/hiring-models.ts';
import type { PageCopy } from '../../domain/page/pages.ts';
import type { HiringModelId } from '../../domain/hiring-model/hiring-model.ts';
import { intakeAnchor } from '../../domain/hiring-model/intake-anchor.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

const shownTerms = [
  'bestFor',
  'fee',
  'timeline',
  'deliverable',
  'exclusivity',
  'guarantee',
] as const;

/** One model in full. Its call to action leads to the form and chooses the model there. */
export function ModelSection({
  id,
  number,
  model,
  terms,
  children,
}: {
  id: HiringModelId;
  number: number;
  model: HiringModels[HiringModelId];
  terms: PageCopy<'employers'>['terms'];
  children?: ReactNode;
}) {
  return (
    <section
      id={id}
      className={classNames(
        'scroll-mt-14 border-t border-line py-10 md:py-20',
        number % 2 === 1 && 'bg-surface',
      )}
    >
      <div className="container-page grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
        <div className="self-start lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
          <p className="label-mono text-accent">{model.tagline}</p>
          <h2 className="mt-3 text-2xl">{model.name}</h2>
          <p className="mt-3 text-muted md:mt-5 md:text-lg">{model.summary}</p>
          <ButtonLink href={`#${intakeAnchor[id]}`} size="lg" className="mt-6 md:mt-8">
            {model.callToAction}
          </ButtonLink>
        </div>
        <div className="grid content-start gap-8">
          <ul className="grid gap-3">
            {model.points.map((point) => (
              <li key={point} className="grid grid-cols-[auto_1fr] gap-4">
                <span aria-hidden className="mt-3.5 h-px w-4 bg-accent" />
                {point}
              </li>
            ))}
          </ul>
          {/* On a phone the comparison below has these terms. */}
          <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-6 text-sm max-sm:hidden sm:grid-cols-2">
            {shownTerms.map((term) => (
              <div key={term}>
                <dt className="label-mono text-muted">{terms[term]}</dt>
                <dd className="mt-1 font-medium">{model[term]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {children}
    </section>
  );
}
