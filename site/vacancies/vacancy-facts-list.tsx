import type { ReactNode } from 'react';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import { partsOf, type OfEachField } from '#domain/vacancies/vacancy-field.ts';
import type { Messages } from '#words/en.ts';
import { fillIn } from '#words/fill-in.ts';
import { minimumPayText } from './minimum-pay-text.ts';
import { contractText, payLabel } from './engagement-text.ts';

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
  boards: 'left out',
  reporting: 'left out',
} as const;

export function VacancyFactsList({
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
        {[[page.company, page.confidential] satisfies Fact, ...partsOf(facts)].map(
          ([term, fact]) =>
            fact && (
              <div
                key={term}
                className="grid grid-cols-[8rem_1fr] gap-3 border-b border-line py-2.5"
              >
                <dt className="text-muted">{term}</dt>
                <dd className="font-medium">{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
