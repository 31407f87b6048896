import type {
  OpenedCard,
  PublicVacancy,
  VacancyDetails,
  VacancySummary,
} from '#domain/vacancies/summary.ts';
import type { Messages } from '#words/en.ts';
import { fillIn } from '#words/fill-in.ts';
import type { CardWords } from './list-words.ts';

/** The advertisement itself: what a card shows when opened and a page always. */
export function VacancyText({
  details: { description, responsibilities, requirements },
  skills,
  more = [],
  words,
  heading,
}: {
  details: VacancyDetails;
  skills: readonly string[];
  /** Further lists of a card; a page sets them by itself. */
  more?: OpenedCard['more'];
  words: Messages['vacancies']['card'];
  heading: 'h2' | 'h4';
}) {
  const parts = [
    [words.responsibilities, responsibilities],
    [words.skills, skills],
    [words.requirements, requirements],
    ...more.map(({ heading: title, items }) => [title, items] as const),
  ] as const;
  const Heading = heading;
  const onPage = heading === 'h2';
  return (
    <>
      <section>
        <Heading className={onPage ? 'mb-4 text-2xl' : 'mb-2'}>{words.description}</Heading>
        <p className={onPage ? 'text-lg' : undefined}>{description}</p>
      </section>
      {parts.map(([title, items]) => (
        <section key={title}>
          <Heading className={onPage ? 'mb-4 text-2xl' : 'mb-2'}>{title}</Heading>
          <ul className="grid list-disc gap-2 pl-4.5 marker:text-accent">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export function contractText({ contract }: VacancySummary, words: CardWords): string {
  const { permanent, fixedTerm, dayRate } = words.contracts;
  if (contract.is === 'permanent') return permanent;
  return fillIn(contract.is === 'day-rate' ? dayRate : fixedTerm, { months: contract.months });
}

/** What the pay is called: a contract by the day has no salary. */
export function payLabel({ contract }: VacancySummary, words: CardWords): string {
  return contract.is === 'day-rate' ? words.dayRate : words.salary;
}

export function minimumPayText(
  { minimumPay: pay }: Pick<PublicVacancy, 'minimumPay'>,
  words: Messages['vacancies']['extras'],
): string | undefined {
  if (!pay) return undefined;
  const sentences = pay.agreement ? words.minimumPayText : words.minimumOffer;
  const sentence = fillIn(sentences[pay.period], { amount: pay.amount });
  const agreement = pay.agreement && fillIn(words.agreement, { agreement: pay.agreement });
  return [sentence, agreement, pay.overpay && words.overpay].filter(Boolean).join(' ');
}
