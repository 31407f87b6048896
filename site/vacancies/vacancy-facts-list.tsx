import type { VacancyExtras, VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { minimumPayText } from './minimum-pay-text.ts';
import { contractText } from './engagement-text.ts';

export function VacancyFactsList({
  vacancy,
  extras,
  words,
}: {
  vacancy: VacancySummary;
  extras: VacancyExtras;
  words: Messages['vacancies'];
}) {
  const { card, page, extras: more } = words;
  const name = (option: string) => words.options[option] ?? option;
  const facts = [
    [page.company, page.confidential],
    [card.location, name(vacancy.location)],
    [card.salary, vacancy.salary],
    [more.minimumPay, minimumPayText(extras, more)],
    [page.contract, contractText(vacancy, card)],
    [page.workplace, card.workplaces[vacancy.workplace]],
    [page.experience, name(vacancy.experience)],
    [page.roleCategory, name(vacancy.roleCategory)],
    [card.sector, vacancy.sector.map(name).join(', ')],
    [
      page.posted,
      <time key="posted" dateTime={vacancy.postedOn}>
        {vacancy.posted}
      </time>,
    ],
    [more.closes, extras.closesOn],
    [more.confirmed, vacancy.closed ? undefined : extras.confirmedOn],
    [page.reference, vacancy.reference],
  ] as const;
  return (
    <section>
      <h2 className="label-mono mb-3 text-accent">{page.facts}</h2>
      <dl className="border-t border-line text-sm">
        {facts.map(
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
