import type { HomePage } from '#domain/pages/pages.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath, reportPath } from '#domain/address/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#site/sections/headings.tsx';
import type { FirmEditions, FirmIndustries, FirmOffer } from '#domain/firm/firm.ts';
import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { TextLink } from '#ui/text-link.tsx';
import { industryIds } from '#domain/firm/related-roles.ts';
import type { Messages } from '#words/en.ts';

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
  const { label, heading, steps, action, otherAction } = audience;
  return (
    <Card className="flex flex-col sm:p-10">
      <p className="label-mono text-accent">{label}</p>
      <h3 className="mt-4 text-xl">{heading}</h3>
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

type Copy = HomePage['models'];
const compared = ['bestFor', 'fee'] as const;

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
              className="row-span-5 grid grid-rows-subgrid gap-y-0 rounded-md border border-line bg-surface p-6 lg:rounded-none lg:border-0 lg:border-l lg:bg-transparent lg:px-7 lg:py-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
            >
              <h3 className="text-lg leading-snug">{models[id].name}</h3>
              <p className="pt-1 pb-5 text-sm text-muted">{models[id].tagline}</p>
              <dl className="row-span-2 grid grid-rows-subgrid">
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

/** Links to the sections of the industries page: one row where there is room, else wrapped. */
export function IndustryButtons({
  firm,
  locale,
  label,
  names,
}: {
  firm: FirmIndustries & FirmEditions;
  locale: Locale;
  label: string;
  names: Messages['industries'];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 nav:grid nav:auto-cols-auto nav:grid-flow-col nav:gap-0 nav:border-t nav:border-control">
        {industryIds(firm).map((id) => (
          <li key={id} className="nav:border-l nav:border-line nav:first:border-l-0">
            <a
              href={pagePath(firm, 'industries', locale, id)}
              className="flex min-h-11 items-center justify-center rounded-sm border border-control bg-black/40 px-3.5 text-center text-sm font-medium text-ink hover:border-signal hover:text-signal nav:min-h-14 nav:rounded-none nav:border-0 nav:border-t-2 nav:border-transparent nav:bg-transparent nav:px-2"
            >
              {names[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type TeasedReport = {
  id: string;
  title: string;
  /** Formatted. */
  publishedOn: string;
};

export function ReportTeaser({
  firm,
  locale,
  copy,
  report,
}: {
  firm: FirmEditions;
  locale: Locale;
  copy: HomePage['report'];
  report: TeasedReport;
}) {
  const { title, publishedOn } = report;
  return (
    <section className="border-t border-line bg-sunken">
      <div className="container-page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[3fr_2fr] lg:items-end">
        <div>
          <p className="label-mono mb-4 text-accent">{copy.eyebrow}</p>
          <h2 className="text-2xl">{title}</h2>
        </div>
        <div className="border-l-2 border-signal pl-6">
          <p>
            {copy.published} {publishedOn}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={reportPath(firm, report.id, locale)}>{copy.open}</ButtonLink>
            <ButtonLink
              variant="secondary"
              href={pagePath(firm, copy.all.page, locale, copy.all.anchor)}
            >
              {copy.all.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
