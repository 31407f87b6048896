import { filterGroups, type VacancyFilters } from '../../domain/vacancy/filter.ts';
import type { Messages } from '../../messages/en.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { toggleFilter } from './use-vacancy-query.ts';

/** Says what narrows the list while the panel is closed; each one can be taken back here. */
export function ChosenFilters({
  filters,
  words,
}: {
  filters: VacancyFilters;
  words: Messages['vacancies'];
}) {
  const chosen = filterGroups.flatMap((group) =>
    filters[group].map((option) => ({ group, option, name: words.options[option] ?? option })),
  );
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {chosen.map(({ group, option, name }) => (
        <li key={`${group} ${option}`}>
          <button
            type="button"
            aria-label={fillIn(words.remove, { option: name })}
            onClick={() => toggleFilter(group, option)}
            className="flex min-h-8 items-center gap-2 rounded-sm border border-control px-2.5 text-xs font-medium hover:border-ink"
          >
            {name}
            <Icon name="close" className="needs-script size-3 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
