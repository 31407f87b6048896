import type { ContentLink } from '#domain/pages/page.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StillBackdrop } from './still.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';
import type { ReactNode } from 'react';

/** The last word of a page: what to do now. */
export function ClosingCall({
  firm,
  locale,
  heading,
  text,
  action,
  otherAction,
}: {
  firm: FirmEditions;
  locale: Locale;
  heading: string;
  text: string;
  action: ContentLink;
  otherAction: ContentLink;
}) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-black">
      <StillBackdrop field="space" className="from-black via-black/60" />
      <div className="graduation" aria-hidden />
      <div className="container-page grid gap-y-9 py-16 md:py-28">
        <div className="max-w-xl">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-6 text-lg text-pretty text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink size="lg" href={pagePath(firm, action.page, locale, action.anchor)}>
            {action.label}
          </ButtonLink>
          <ButtonLink
            size="lg"
            variant="secondary"
            href={pagePath(firm, otherAction.page, locale, otherAction.anchor)}
          >
            {otherAction.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The end of a page: one sentence and what to do next. */
export function ClosingBanner({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="container-page flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 md:py-20">
      <div className="max-w-2xl">
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-4 text-lg text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
