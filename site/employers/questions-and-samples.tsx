import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { PageCopy } from '#domain/pages/pages.ts';
import { TextLink } from '#ui/text-link.tsx';
import { isModelOffered, orderedAtOnce } from '#domain/hiring-models/hiring-model.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/** Closed until opened, or on a phone alone. A link to an anchor within opens it. */
export function Fold({
  label,
  openWhenWide = false,
  children,
}: {
  label: ReactNode;
  openWhenWide?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={classNames('group unfold-print', openWhenWide && 'unfold-wide')}>
      <FoldSummary>{label}</FoldSummary>
      {children}
    </details>
  );
}

function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
      {children}
      <Icon name="chevron" className="size-5 shrink-0 text-accent group-open:rotate-180" />
    </summary>
  );
}

/** Questions that decide before an order, each answered from the published terms. */
export function EmployerQuestions({
  copy,
  termsPath,
}: {
  copy: PageCopy<'employers'>['questions'];
  termsPath: string;
}) {
  return (
    <section className="border-t border-line py-6">
      <div className="container-page grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-2xl">{copy.heading}</h2>
          <p className="mt-2 md:mt-4">
            <TextLink href={termsPath} className="inline-block py-1">
              {copy.terms}
            </TextLink>
          </p>
        </div>
        <div className="divide-y divide-line border-y border-line">
          {copy.items.map(({ question, answer }) => (
            <details key={question} className="group unfold-print">
              <FoldSummary>{question}</FoldSummary>
              <p className="pb-4 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

type Copy = PageCopy<'employers'>['samples'];
type Props = { copy: Copy };

/** What a Sprint and Intel Lite deliver, as documents without people. */
export function SampleDocuments({ firm, copy }: Props & { firm: FirmOffer }) {
  if (orderedAtOnce(firm).length === 0) return null;
  return (
    <section className="border-t border-line py-6">
      <div className="container-page">
        <h2 className="text-2xl">{copy.heading}</h2>
        <p className="mt-2 max-w-3xl text-sm text-muted md:text-base">{copy.introduction}</p>
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
          {isModelOffered(firm, 'sprint') && (
            <SampleSheet copy={copy} sheet={copy.shortlist}>
              <ShortlistSample copy={copy} />
            </SampleSheet>
          )}
          {isModelOffered(firm, 'intel') && (
            <SampleSheet copy={copy} sheet={copy.intel}>
              <IntelSample copy={copy} />
            </SampleSheet>
          )}
        </div>
      </div>
    </section>
  );
}

function SampleSheet({
  copy,
  sheet,
  children,
}: {
  copy: Copy;
  sheet: { title: string; role: string };
  children: ReactNode;
}) {
  return (
    <article className="rounded-md border border-line bg-surface p-5 sm:px-7">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="text-lg leading-snug md:text-xl">{sheet.title}</h3>
          <p className="mt-1 text-sm text-muted">{sheet.role}</p>
        </div>
        <p className="label-mono shrink-0 rounded-sm border border-accent px-2 py-0.5 text-accent">
          {copy.mark}
        </p>
      </div>
      <Fold
        label={
          <span>
            {copy.open}
            <span className="sr-only">: {sheet.title}</span>
          </span>
        }
      >
        {children}
      </Fold>
    </article>
  );
}

function ShortlistSample({ copy: { shortlist, redacted } }: Props) {
  const { terms, candidates } = shortlist;
  return (
    <ol className="mt-3 grid divide-y divide-line border-t border-line md:mt-5">
      {candidates.map(({ name, now, evidence, expectation, notice, ask }) => (
        <li key={name} className="py-4 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            {name}
            <Redacted label={redacted} />
          </p>
          <p className="mt-0.5 text-sm text-muted">{now}</p>
          <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
            <Fact term={terms.evidence} value={evidence} wide />
            <Fact term={terms.expectation} value={expectation} />
            <Fact term={terms.notice} value={notice} />
            <Fact term={terms.ask} value={ask} wide />
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Fact({ term, value, wide = false }: { term: string; value: string; wide?: boolean }) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="label-mono text-muted">{term}</dt>
      <dd className="mt-0.5">{value}</dd>
    </div>
  );
}

function IntelSample({ copy: { intel, redacted } }: Props) {
  return (
    <div className="mt-3 grid gap-4 border-t border-line pt-4 text-sm">
      <p className="text-base font-medium">{intel.finding}</p>
      <Part heading={intel.bandsHeading}>
        <dl className="grid grid-cols-3 gap-3">
          {intel.bands.map(({ name, amount }) => (
            <div key={name} className="flex flex-col-reverse border-l-2 border-accent pl-3">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <div className="grid gap-5 sm:grid-cols-2">
        <Part heading={intel.companiesHeading}>
          <Covered texts={intel.companies} label={redacted} />
        </Part>
        <Part heading={intel.profilesHeading}>
          <Covered texts={intel.profiles} label={redacted} />
        </Part>
      </div>
      <Part heading={intel.searchHeading}>
        <p className="rounded-sm bg-sunken p-3 font-mono text-xs break-words">{intel.search}</p>
      </Part>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="label-mono mb-2 text-muted">{heading}</h4>
      {children}
    </div>
  );
}

function Covered({ texts, label }: { texts: string[]; label: string }) {
  return (
    <ol className="grid gap-2">
      {texts.map((text) => (
        <li key={text} className="grid grid-cols-[auto_1fr] gap-x-3">
          <Redacted label={label} />
          {text}
        </li>
      ))}
    </ol>
  );
}

/** A bar over nothing: no name is in the page. */
function Redacted({ label }: { label: string }) {
  return (
    <span className="mt-1 inline-block h-3.5 w-16 shrink-0 rounded-xs bg-ink">
      <span className="sr-only">({label})</span>
    </span>
  );
}
