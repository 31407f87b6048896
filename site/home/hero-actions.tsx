import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { HomePage } from '#domain/pages/pages.ts';
import { orderedAtOnce, intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';

type Audiences = HomePage['audiences'];

/** What an employer and what a candidate does first; on wide screens also the two quickest orders. */
export function HeroActions({
  firm,
  locale,
  introduction,
  audiences,
  words,
}: {
  firm: FirmOffer & FirmEditions;
  locale: Locale;
  introduction: string;
  audiences: Pick<Audiences, 'employers' | 'candidates'>;
  words: Messages['navigation'];
}) {
  return (
    <>
      <p className="mt-4 max-w-2xl text-base text-ink md:mt-6 md:text-lg">{introduction}</p>
      <div className="mt-6 grid max-w-xl grid-cols-2 gap-x-3 md:mt-8 md:gap-x-4">
        <Way firm={firm} locale={locale} audience={audiences.employers} variant="primary" />
        <Way firm={firm} locale={locale} audience={audiences.candidates} variant="secondary" />
      </div>
      <p className="mt-5 hidden flex-wrap gap-x-6 md:flex">
        {orderedAtOnce(firm).map((model) => (
          <TextLink
            key={model}
            href={pagePath(firm, 'employers', locale, intakeAnchor[model])}
            className="py-1"
          >
            {words[model]}
          </TextLink>
        ))}
      </p>
    </>
  );
}

function Way({
  firm,
  locale,
  audience: { prompt, action },
  variant,
}: {
  firm: FirmEditions;
  locale: Locale;
  audience: Audiences['employers'];
  variant: 'primary' | 'secondary';
}) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-2">
      <p className="self-end text-sm font-medium">{prompt}</p>
      <ButtonLink
        variant={variant}
        href={pagePath(firm, action.page, locale, action.anchor)}
        className="px-2 md:min-h-13 md:text-base"
      >
        {action.label}
      </ButtonLink>
    </div>
  );
}
