import type { HiringModels } from '../../domain/hiring-model/hiring-models.ts';
import type { PageCopy } from '../../domain/page/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** “Which one?”: from the situation to the model. */
export function Guidance({
  copy,
  models,
}: {
  copy: PageCopy<'employers'>['guidance'];
  models: HiringModels;
}) {
  return (
    <section className="container-page pb-10 md:pb-20">
      <div className="grid gap-x-12 gap-y-6 rounded-md border border-line bg-surface p-5 sm:p-9 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-2xl">{copy.heading}</h2>
          <p className="mt-4 text-muted">{copy.introduction}</p>
        </div>
        <dl className="divide-y divide-line">
          {copy.cases.map(({ situation, model }) => (
            <div
              key={situation}
              className="grid gap-x-8 gap-y-1 py-4 first:pt-0 last:pb-0 sm:grid-cols-[3fr_2fr] sm:items-center"
            >
              <dt>{situation}</dt>
              <dd className="flex items-center gap-3">
                <Icon name="arrow" className="size-4 shrink-0 text-accent" />
                <TextLink href={`#${model}`} className="py-1">
                  {models[model].name}
                </TextLink>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
