import type { ReactNode } from 'react';
import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** One model in full. Its call to action leads to the form and chooses the model there. */
export function ModelSection({
  id,
  number,
  model,
  children,
}: {
  id: HiringModelId;
  number: number;
  model: HiringModels[HiringModelId];
  children?: ReactNode;
}) {
  return (
    <section
      id={id}
      className={classNames(
        'scroll-mt-14 border-t border-line py-6 md:py-20',
        number % 2 === 1 && 'bg-surface',
      )}
    >
      <div className="container-page grid gap-x-16 gap-y-5 lg:grid-cols-[2fr_3fr]">
        <div className="self-start lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
          <p className="label-mono text-accent">{model.tagline}</p>
          <h2 className="mt-2 text-2xl md:mt-3">{model.name}</h2>
          <p className="mt-2 text-muted md:mt-5 md:text-lg">{model.summary}</p>
          <ButtonLink
            href={`#${intakeAnchor[id]}`}
            className="mt-4 md:mt-8 md:min-h-13 md:px-7 md:text-base"
          >
            {model.callToAction}
          </ButtonLink>
        </div>
        <ul className="grid content-start gap-2.5 max-md:text-sm md:gap-3">
          {model.points.map((point) => (
            <li key={point} className="grid grid-cols-[auto_1fr] gap-4">
              <span aria-hidden className="mt-2.5 h-px w-4 md:mt-3.5 bg-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
