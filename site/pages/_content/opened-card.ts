import type { Locale } from '#domain/edition/editions.ts';
import type { OpenedCard, PublicVacancy } from '#domain/vacancies/summary.ts';
import { partsOf, type OfEachField } from '#domain/vacancies/vacancy-field.ts';
import { fillIn } from '#words/fill-in.ts';
import { minimumPayText } from '#site/vacancies/minimum-pay-text.ts';
import { wordsFor } from './words.ts';

/** In words already, so that the list needs neither the words nor the code for them. */
export function openedCard(vacancy: PublicVacancy, locale: Locale): OpenedCard {
  const { description, responsibilities, requirements } = vacancy;
  const words = wordsFor(locale).vacancies.extras;
  const stages = vacancy.interviews.map(
    ({ stage, minutes }) => `${stage} (${fillIn(words.minutes, { minutes })})`,
  );
  const more: OfEachField<[heading: string, items: readonly (string | undefined)[]]> = {
    benefits: [words.benefits, vacancy.benefits],
    interviews: [words.interviews, stages],
    relocation: [words.relocation, [vacancy.relocation]],
    thirteenthSalary: [
      words.thirteenthSalary,
      vacancy.thirteenthSalary ? [words.thirteenthSalaryText] : [],
    ],
    minimumPay: [words.minimumPay, [minimumPayText(vacancy, words)]],
    state: [words.closes, [vacancy.closesOn]],
    confirmedOn: [words.confirmed, [vacancy.confirmedOn]],
    // The texts of the card.
    description: 'left out',
    responsibilities: 'left out',
    requirements: 'left out',
    ...onClosedCard,
  };
  return {
    description,
    responsibilities,
    requirements,
    more: partsOf(more)
      .map(([heading, items]) => ({ heading, items: items.filter((item) => item !== undefined) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Shown before the card is opened, or by the page of the role alone. */
const onClosedCard = {
  slug: 'left out',
  reference: 'left out',
  postedOn: 'left out',
  location: 'left out',
  contract: 'left out',
  workload: 'left out',
  workplace: 'left out',
  salary: 'left out',
  sector: 'left out',
  experience: 'left out',
  roleCategory: 'left out',
  title: 'left out',
  skills: 'left out',
  // Never public.
  boards: 'left out',
  reporting: 'left out',
} as const;
