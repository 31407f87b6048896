import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import type { Company } from '#domain/firm/company.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { briefDraftDays } from '#domain/forms/employer-brief.ts';
import { fillIn } from '#words/fill-in.ts';
import type { PlanMessages } from '#words/plan.en.ts';

/** The section of the form. It has an anchor for each model and one that chooses none. */
export function BriefSection({
  copy,
  phone,
  hours,
  level = 2,
  children,
}: {
  copy: PageCopy<'employers'>['brief'];
  phone: Company['phone'];
  /** When the telephone is answered. */
  hours: string;
  /** 1 on the page that has the form alone. */
  level?: 1 | 2;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const NextHeading = level === 1 ? 'h2' : 'h3';
  const anchors = [briefAnchor, ...Object.values(intakeAnchor)];
  return (
    <section className="relative border-t border-line bg-sunken py-8">
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className="absolute top-0 scroll-mt-14" />
      ))}
      <div className="container-page grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <div>
          <Heading className="text-2xl">{copy.heading}</Heading>
          <p className="mt-3 text-muted">{copy.introduction}</p>
        </div>
        <div className="rounded-md border border-line bg-surface p-5 sm:p-8 lg:row-span-2">
          {children}
        </div>
        <div>
          <NextHeading className="text-lg">{copy.nextHeading}</NextHeading>
          <ol className="mt-3 grid gap-3 max-md:text-sm">
            {copy.next.map((step, at) => (
              <li key={step} className="grid grid-cols-[auto_1fr] gap-4 text-muted">
                <span className="label-mono pt-1 text-accent">{at + 1}</span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-6 max-md:text-sm">
            {copy.call}{' '}
            <TextLink href={phone.href} className="whitespace-nowrap">
              {phone.display}
            </TextLink>
            <span className="block text-sm text-muted">{hours}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The anchor of the form that chooses no model. */
export const briefAnchor = 'brief';

/**
 * Stays at the lower edge of a small screen from the models to the form. It is the last child of what
 * lies between the two, so it covers neither the plan's questions nor the form. Above the plan there
 * is a link of its own.
 */
export function BriefLink({ label }: { label: string }) {
  return (
    <p className="brief-bar sticky bottom-0 z-20 border-t border-line bg-paper px-5 py-2 text-center lg:hidden">
      <ButtonLink href={`#${briefAnchor}`} className="w-full sm:w-auto">
        {label}
      </ButtonLink>
    </p>
  );
}

/** Above the empty form, when the link of a saved brief leads to nothing any more. */
export function GoneBrief({ words }: { words: PlanMessages['goneBrief'] }) {
  return (
    <section className="container-page grid justify-items-start gap-5 py-10 md:py-16">
      <h1 className="text-3xl">{words.heading}</h1>
      <p className="max-w-2xl text-muted md:text-lg">
        {fillIn(words.text, { days: briefDraftDays })}
      </p>
      <ButtonLink href={`#${briefAnchor}`}>{words.start}</ButtonLink>
    </section>
  );
}
