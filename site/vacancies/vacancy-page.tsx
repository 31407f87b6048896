import { useId, type ReactNode } from 'react';
import { contactPath, pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { PublicVacancy, VacancySummary } from '#domain/vacancies/summary.ts';
import type { Messages } from '#words/en.ts';
import { fillIn } from '#words/fill-in.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ApplyWaysExplained, applyAnchor, applyWayIds } from './apply-ways.tsx';
import { SimilarVacancies } from './similar-vacancies.tsx';
import { contractText, minimumPayText, payLabel, VacancyText } from './vacancy-text.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';
import { namedParts, type OfEachField } from '#domain/vacancies/vacancy-field.ts';

/** Everything about one role, the form to apply for it, and its neighbours. */
export function VacancyPage({
  firm,
  vacancy,
  advertiser,
  similar,
  locale,
  words,
  person,
  share,
  star,
  offer,
  children: form,
}: {
  firm: FirmEditions;
  vacancy: PublicVacancy;
  /** Who advertises, as the law of the workplace requires. */
  advertiser: string;
  similar: readonly VacancySummary[];
  locale: Locale;
  words: Messages['vacancies'];
  /** Who answers questions about it, with a heading. */
  person?: ReactNode;
  /** The share menu, a slot of the Astro page. */
  share?: ReactNode;
  /** Saves the role, and tells of roles like it: slots too. */
  star?: ReactNode;
  offer?: ReactNode;
  /** The application form of an open vacancy. */
  children?: ReactNode;
}) {
  const { title, location, salary, closed } = vacancy;
  const place = words.options[location] ?? location;
  // Near the top of a narrow screen, beside the text of a wide one.
  const actions = !closed && (
    <Actions firm={firm} vacancy={vacancy} place={place} locale={locale} words={words.card} />
  );
  return (
    <>
      <section className="on-dark bg-sunken pt-[calc(var(--page-top)+1.25rem)] md:pt-[calc(var(--page-top)+2rem)]">
        <div className="container-page pb-8 md:pb-10">
          <a
            href={pagePath(firm, 'vacancies', locale)}
            className="mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
          >
            <Icon name="arrow" className="size-4 rotate-180" />
            {words.page.back}
          </a>
          <p className="label-mono mb-3 text-accent" data-field="location">
            {place}
          </p>
          <h1 className="max-w-4xl text-2xl lg:text-[2.5rem]">{title}</h1>
          <p className="mt-3 text-lg text-muted" data-field="salary">
            {salary}
          </p>
          {actions && <div className="mt-6 max-w-sm lg:hidden">{actions}</div>}
        </div>
        <div className="graduation -scale-y-100" aria-hidden />
      </section>
      {closed && (
        <div className="border-b border-line bg-surface">
          <div className="container-page py-6">
            <h2 className="text-lg">{words.page.closedHeading}</h2>
            {similar.length > 0 && <p className="mt-1 text-muted">{words.page.closedText}</p>}
          </div>
        </div>
      )}
      <div className="container-page grid gap-x-16 gap-y-12 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside className="grid content-start gap-8 lg:sticky lg:top-24 lg:order-last lg:self-start">
          {actions && <div className="hidden lg:block">{actions}</div>}
          <VacancyFactsList vacancy={vacancy} words={words} />
          {person}
          <div className="flex flex-wrap items-center gap-4">
            {share}
            {star}
          </div>
          {offer}
        </aside>
        <div className="grid max-w-3xl content-start gap-10">
          <VacancyText details={vacancy} skills={vacancy.skills} words={words.card} heading="h2" />
          <VacancyExtras vacancy={vacancy} words={words.extras} />
          <p className="text-sm text-muted">{advertiser}</p>
          {!closed && (
            <section
              id={applyAnchor}
              className="rounded-md border border-line bg-surface p-5 sm:p-8"
            >
              <h2 className="text-2xl">{words.page.apply}</h2>
              <p className="mt-2 mb-8 text-muted">{words.page.applyPromise}</p>
              {form}
            </section>
          )}
        </div>
      </div>
      <SimilarVacancies firm={firm} vacancies={similar} locale={locale} words={words} />
    </>
  );
}

function Actions({
  firm,
  vacancy: { slug, title },
  place,
  locale,
  words,
}: {
  firm: FirmEditions;
  vacancy: VacancySummary;
  place: string;
  locale: Locale;
  words: Messages['vacancies']['card'];
}) {
  const id = useId();
  const ids = applyWayIds(id);
  const subject = fillIn(words.subject, { title, location: place });
  return (
    <div className="grid gap-2">
      <ButtonLink href={`#${applyAnchor}`} aria-describedby={ids.submit}>
        {words.submit}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        href={contactPath(firm, locale, subject, slug)}
        aria-describedby={ids.apply}
      >
        {words.apply}
      </ButtonLink>
      <ApplyWaysExplained id={id} words={words} />
    </div>
  );
}

/** Interview stages, benefits and how to get there, as far as the employer has told them. */
function VacancyExtras({
  vacancy: { benefits, interviews, relocation },
  words,
}: {
  vacancy: PublicVacancy;
  words: Messages['vacancies']['extras'];
}) {
  return (
    <>
      {benefits.length > 0 && (
        <section>
          <h2 className="mb-4 text-2xl">{words.benefits}</h2>
          <ul className="grid list-disc gap-2 pl-4.5 marker:text-accent">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      {interviews.length > 0 && (
        <section>
          <h2 className="mb-4 text-2xl">{words.interviews}</h2>
          <ol className="grid list-decimal gap-2 pl-4.5 marker:text-accent">
            {interviews.map(({ stage, minutes }) => (
              <li key={stage}>
                {stage} <span className="text-muted">({fillIn(words.minutes, { minutes })})</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {relocation && (
        <section>
          <h2 className="mb-4 text-2xl">{words.relocation}</h2>
          <p>{relocation}</p>
        </section>
      )}
    </>
  );
}

/** The desk's preview leads from a fact to its field. */
function FactRow({ field, term, fact }: { field?: string; term: string; fact: ReactNode }) {
  if (!fact) return null;
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 border-b border-line py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium" data-field={field}>
        {fact}
      </dd>
    </div>
  );
}

type Fact = readonly [term: string, fact: ReactNode];

/** Headline, text and sections beside the list of facts. */
const elsewhereOnThePage = {
  slug: 'left out',
  title: 'left out',
  description: 'left out',
  skills: 'left out',
  responsibilities: 'left out',
  requirements: 'left out',
  benefits: 'left out',
  interviews: 'left out',
  relocation: 'left out',
  // Never public.
  reporting: 'left out',
  sample: 'left out',
} as const;

function VacancyFactsList({
  vacancy,
  words,
}: {
  vacancy: PublicVacancy;
  words: Messages['vacancies'];
}) {
  const { card, page, extras: more } = words;
  const name = (option: string) => words.options[option] ?? option;
  const facts: OfEachField<Fact> = {
    location: [card.location, name(vacancy.location)],
    salary: [
      payLabel(vacancy, card),
      vacancy.partTime ? fillIn(more.fullTimePay, { salary: vacancy.salary }) : vacancy.salary,
    ],
    thirteenthSalary: [
      more.thirteenthSalary,
      vacancy.thirteenthSalary && more.thirteenthSalaryText,
    ],
    minimumPay: [more.minimumPay, minimumPayText(vacancy, more)],
    contract: [page.contract, contractText(vacancy, card)],
    workload: [more.workload, vacancy.workload],
    workplace: [page.workplace, card.workplaces[vacancy.workplace]],
    experience: [page.experience, name(vacancy.experience)],
    roleCategory: [page.roleCategory, name(vacancy.roleCategory)],
    sector: [card.sector, vacancy.sector.map(name).join(', ')],
    postedOn: [
      page.posted,
      <time key="posted" dateTime={vacancy.postedOn}>
        {vacancy.posted}
      </time>,
    ],
    state: [more.closes, vacancy.closesOn],
    confirmedOn: [more.confirmed, vacancy.confirmedOn],
    reference: [page.reference, vacancy.reference],
    ...elsewhereOnThePage,
  };
  return (
    <section>
      <h2 className="label-mono mb-3 text-accent">{page.facts}</h2>
      <dl className="border-t border-line text-sm">
        <FactRow term={page.company} fact={page.confidential} />
        {namedParts(facts).map(([field, [term, fact]]) => (
          <FactRow key={field} field={field} term={term} fact={fact} />
        ))}
      </dl>
    </section>
  );
}
