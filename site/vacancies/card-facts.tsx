import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { classNames } from '#ui/class-names.ts';
import { contractText, payLabel } from './engagement-text.ts';
import type { ListWords } from './list-words.ts';

/** No line begins with the dot. */
const dot = '\u00a0· ';

export function CardFacts({ vacancy, words }: { vacancy: VacancySummary; words: ListWords }) {
  const { location, salary, workload, sector, closed } = vacancy;
  const { card, options } = words;
  const name = (option: string) => options[option] ?? option;
  return (
    <dl className="grid content-start gap-1.5 text-sm">
      <dt className="sr-only">{card.location}</dt>
      <dd>{name(location)}</dd>
      <dt className="sr-only">{payLabel(vacancy, card)}</dt>
      <dd className={classNames('font-semibold', !closed && 'text-accent')}>{salary}</dd>
      <dt className="sr-only">{card.engagement}</dt>
      <dd>
        {[contractText(vacancy, card), workload, card.workplaces[vacancy.workplace]]
          .filter(Boolean)
          .join(dot)}
      </dd>
      <dt className="sr-only">{card.sector}</dt>
      <dd className="text-xs text-muted">{sector.map(name).join(dot)}</dd>
    </dl>
  );
}
