import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { pagePath } from '#domain/address/paths.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';

/** The four hiring models side by side, each with the way to its section. */
export function ModelCards({
  firm,
  models,
  locale,
  words,
}: {
  firm: FirmOffer & FirmEditions;
  models: HiringModels;
  locale: Locale;
  words: Messages['hiringModels'];
}) {
  return (
    // Subgrid rows align names, uses and links across the cards.
    <ul className="-mb-5 grid gap-x-5 md:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {offeredModels(firm).map((id) => {
        const { name, tagline, bestFor } = models[id];
        return (
          <li key={id} className="row-span-3 mb-5 grid grid-rows-subgrid">
            <Card className="row-span-3 grid grid-rows-subgrid">
              <div>
                <h3 className="text-xl">{name}</h3>
                <p className="mt-2 font-medium text-accent">{tagline}</p>
              </div>
              <dl className="mt-5 text-sm">
                <dt className="label-mono border-t border-line pt-4 text-muted">{words.bestFor}</dt>
                <dd className="mt-1 font-medium">{bestFor}</dd>
              </dl>
              <p className="mt-5">
                <TextLink href={pagePath(firm, 'employers', locale, id)} className="py-1 text-sm">
                  {words.learnMore}
                  <span className="sr-only">
                    {words.about} {name}
                  </span>
                </TextLink>
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
