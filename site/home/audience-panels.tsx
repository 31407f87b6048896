import type { HomePage } from '#domain/pages/pages.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#site/sections/section-heading.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

type Audiences = HomePage['audiences'];

/** Employers and candidates, each with what happens next. */
export function AudiencePanels({
  firm,
  locale,
  audiences,
}: {
  firm: FirmEditions;
  locale: Locale;
  audiences: Audiences;
}) {
  const { employers, candidates, ...heading } = audiences;
  return (
    <section className="container-page py-16 md:py-28">
      <SectionHeading {...heading} />
      <div className="mt-12 grid gap-6 lg:grid-cols-2">
        <Panel firm={firm} locale={locale} audience={employers} />
        <Panel firm={firm} locale={locale} audience={candidates} />
      </div>
    </section>
  );
}

function Panel({
  firm,
  locale,
  audience,
}: {
  firm: FirmEditions;
  locale: Locale;
  audience: Audiences['employers'];
}) {
  const { label, heading, text, steps, action, otherAction } = audience;
  return (
    <Card className="flex flex-col sm:p-10">
      <p className="label-mono text-accent">{label}</p>
      <h3 className="mt-4 text-xl">{heading}</h3>
      <p className="mt-3 text-muted">{text}</p>
      <ol className="mt-7 mb-9 grid gap-px border-y border-line bg-line">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] bg-surface py-4">
            <span aria-hidden className="font-mono text-sm leading-[1.7] text-accent">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink href={pagePath(firm, action.page, locale, action.anchor)}>
          {action.label}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          href={pagePath(firm, otherAction.page, locale, otherAction.anchor)}
        >
          {otherAction.label}
        </ButtonLink>
      </div>
    </Card>
  );
}
