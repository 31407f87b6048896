import type { PageCopy } from '#domain/pages/pages.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { orderedAtOnce, intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';

type Start = PageCopy<'expertise'>['start'];
export type StartFacts = Record<'sprint' | 'intel', { name: string; fee: string }>;

/** The two models that can be ordered at once, each with its price and its button. */
export function StartCards({
  firm,
  heading,
  models,
  locale,
  ...words
}: Start & { firm: FirmOffer & FirmEditions; models: StartFacts; locale: Locale }) {
  if (orderedAtOnce(firm).length === 0) return null;
  return (
    <section className="on-dark bg-sunken">
      <div className="graduation" aria-hidden />
      <div className="container-page py-16 md:py-24">
        <h2 className="text-2xl">{heading}</h2>
        <div className="mt-10 grid gap-5 md:grid-cols-2">
          {orderedAtOnce(firm).map((model) => (
            <StartCard
              key={model}
              {...models[model]}
              {...words[model]}
              to={pagePath(firm, 'employers', locale, intakeAnchor[model])}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function StartCard({
  name,
  fee,
  text,
  callToAction,
  to,
}: {
  name: string;
  fee: string;
  text: string;
  callToAction: string;
  to: string;
}) {
  return (
    <Card className="flex flex-col items-start gap-5">
      <h3 className="text-xl">{name}</h3>
      <p className="label-mono text-accent">{fee}</p>
      <p className="text-muted">{text}</p>
      <ButtonLink href={to} className="mt-auto">
        {callToAction}
      </ButtonLink>
    </Card>
  );
}
