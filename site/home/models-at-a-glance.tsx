import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import type { HomePage } from '#domain/pages/pages.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { SectionHeading } from '#site/sections/section-heading.tsx';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';

type Copy = HomePage['models'];
const compared = ['bestFor', 'fee', 'timeline', 'deliverable', 'guarantee'] as const;

/** The four models as columns whose rows align, so that the terms can be read across. */
export function ModelsAtAGlance({
  firm,
  locale,
  copy,
  models,
}: {
  firm: FirmOffer & FirmEditions;
  locale: Locale;
  copy: Copy;
  models: HiringModels;
}) {
  const { compare, more, ...heading } = copy;
  return (
    <section className="border-y border-line bg-sunken">
      <div className="container-page py-16 md:py-28">
        <SectionHeading {...heading} />
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-0 lg:border-t lg:border-control">
          {offeredModels(firm).map((id) => (
            <li
              key={id}
              className="row-span-8 grid grid-rows-subgrid gap-y-0 rounded-md border border-line bg-surface p-6 lg:rounded-none lg:border-0 lg:border-l lg:bg-transparent lg:px-7 lg:py-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
            >
              <h3 className="text-lg leading-snug">{models[id].name}</h3>
              <p className="pt-1 pb-5 text-sm text-muted">{models[id].tagline}</p>
              <dl className="row-span-5 grid grid-rows-subgrid">
                {compared.map((term) => (
                  <div
                    key={term}
                    className="grid grid-cols-[6.5rem_1fr] gap-x-3 border-t border-line py-3 sm:block sm:py-3.5"
                  >
                    <dt className="text-xs leading-[1.7] text-muted">{compare[term]}</dt>
                    <dd className="text-sm font-medium sm:mt-0.5">{models[id][term]}</dd>
                  </div>
                ))}
              </dl>
              <p className="border-t border-line pt-5">
                <TextLink href={pagePath(firm, 'employers', locale, id)} className="text-sm">
                  {more}
                  <span className="sr-only">: {models[id].name}</span>
                </TextLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
