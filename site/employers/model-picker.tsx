import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmOffer } from '#domain/firm/firm.ts';

type Copy = PageCopy<'employers'>;

/** Four cards with what tells the models apart at a glance; on a phone only the name and tagline. */
export function ModelPicker({
  firm,
  copy,
  terms,
  models,
}: {
  firm: FirmOffer;
  copy: Copy['picker'];
  terms: Copy['terms'];
  models: HiringModels;
}) {
  return (
    <section className="container-page py-6 md:py-10">
      <h2 className="text-xl md:text-2xl">{copy.heading}</h2>
      <p className="mt-2 max-w-3xl text-sm text-muted md:text-base">{copy.introduction}</p>
      {/* Rows are shared, so that the same term stands level across the cards. */}
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-7 xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {offeredModels(firm).map((id) => {
          const { name, tagline, summary, fee, timeline } = models[id];
          return (
            <li
              key={id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-md border border-line bg-surface px-4 py-3 sm:row-span-4 sm:grid-cols-1 sm:grid-rows-subgrid sm:items-start sm:gap-4 sm:p-6"
            >
              <div>
                <h3 className="text-lg leading-snug sm:text-xl">{name}</h3>
                <p className="text-sm font-medium text-accent sm:mt-2 sm:text-base">{tagline}</p>
              </div>
              <p className="text-sm text-muted max-sm:hidden">{summary}</p>
              <dl className="grid content-start gap-3 border-t border-line pt-4 text-sm max-sm:hidden">
                <Term name={terms.fee} value={fee} />
                <Term name={terms.timeline} value={timeline} />
              </dl>
              <p className="sm:self-end">
                <TextLink href={`#${id}`} className="inline-block py-2 text-sm sm:py-1">
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
