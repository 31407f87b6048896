import { candidateProcessAnchor, pagePath } from '#domain/address/paths.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Locale } from '#domain/edition/editions.ts';
import { SectionIntro } from '#site/sections/headings.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';
import type { QuestionAndAnswer } from '#domain/pages/page.ts';
import { Icon } from '#ui/icon.tsx';

/** What becomes of a registration, beside the form; adverts link to it. */
export function RegistrationSteps({
  aside: { heading, steps },
}: {
  aside: PageCopy<'candidate-registration'>['aside'];
}) {
  return (
    <aside
      id={candidateProcessAnchor}
      className="scroll-mt-20 lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
    >
      <h2 className="text-xl">{heading}</h2>
      <ol className="mt-6 grid gap-6">
        {steps.map(({ name, text }, at) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-4">
            <span aria-hidden className="label-mono pt-1 text-accent">
              {at + 1}
            </span>
            <div>
              <p className="font-semibold">{name}</p>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}

type Copy = PageCopy<'candidate-registration'>;

/** What a candidate wants to know before or after registering, below the form. */
export function CandidateGuide({
  firm,
  copy,
  locale,
}: {
  firm: FirmEditions;
  copy: Copy;
  locale: Locale;
}) {
  return (
    <>
      <Confidentiality {...copy.confidentiality} />
      <section className="bg-surface">
        <div className="container-page grid gap-10 py-14 md:py-20">
          <SectionIntro
            heading={copy.questions.heading}
            introduction={copy.questions.introduction}
          />
          <QuestionList items={copy.questions.items} />
          <ul className="flex flex-wrap gap-x-8">
            {(['vacancies', 'data-rights', 'contact'] as const).map((page) => (
              <li key={page}>
                <TextLink href={pagePath(firm, page, locale)} className="inline-block py-1.5">
                  {copy.questions.onward[page]}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function Confidentiality({ heading, points }: Copy['confidentiality']) {
  return (
    <section>
      <div className="container-page grid gap-10 py-14 md:py-20">
        <h2 className="text-2xl">{heading}</h2>
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {points.map(({ name, text }) => (
            <li key={name} className="border-t border-line pt-5">
              <h3 className="text-lg">{name}</h3>
              <p className="mt-2 max-w-xl text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Questions that open to their answers, without script. */
function QuestionList({ items }: { items: readonly QuestionAndAnswer[] }) {
  return (
    <ul className="border-b border-line">
      {items.map(({ question, answer }) => (
        <li key={question} className="border-t border-line">
          <details className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-6 py-4 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              {question}
              <Icon name="chevron" className="size-4 shrink-0 text-accent group-open:rotate-180" />
            </summary>
            <p className="max-w-2xl pb-6 text-muted">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
