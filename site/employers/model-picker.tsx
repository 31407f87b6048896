import type { HiringModels } from '../../domain/hiring-model/hiring-models.ts';
import type { PageCopy } from '../../domain/page/pages.ts';
import { hiringModelIds } from '../../domain/hiring-model/hiring-model.ts';
import { TextLink } from '../../ui/text-link.tsx';

type Copy = PageCopy<'employers'>;

/** Four cards with what tells the models apart at a glance, and the guidance that follows. */
export function ModelPicker({
  copy,
  terms,
  models,
}: {
  copy: Copy['picker'];
  terms: Copy['terms'];
  models: HiringModels;
}) {
  return (
    <section className="container-page py-16 md:py-24">
      <h2 className="text-2xl">{copy.heading}</h2>
      <p className="mt-4 max-w-2xl text-lg text-muted">{copy.introduction}</p>
      {/* Rows are shared, so that the same term stands level across the cards. */}
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {hiringModelIds.map((id) => {
          const { name, tagline, summary, fee, timeline } = models[id];
          return (
            <li
              key={id}
              className="row-span-4 grid grid-rows-subgrid gap-5 rounded-md border border-line bg-surface p-6"
            >
              <div>
                <h3 className="text-xl">{name}</h3>
                <p className="mt-2 font-medium text-accent">{tagline}</p>
              </div>
              <p className="text-sm text-muted">{summary}</p>
              <dl className="grid content-start gap-3 border-t border-line pt-4 text-sm">
                <Term name={terms.fee} value={fee} />
                <Term name={terms.timeline} value={timeline} />
              </dl>
              <p className="self-end">
                <TextLink href={`#${id}`} className="inline-block py-1 text-sm">
                  {copy.learnMore}
                  <span className="sr-only">: {name}</span>
                </TextLink>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="label-mono text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium">{value}</dd>
    </div>
  );
}
