import { filterGroups, toggleOption } from '../../../domain/vacancy/filter.ts';
import type { VacancyQuery } from '../../../domain/vacancy/query-string.ts';
import type { Messages } from '../../messages/en.ts';
import { fillIn } from '../../forms/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { changeQuery } from './use-vacancy-query.ts';

/** Says what narrows the list while the panel is closed; each one can be taken back here. */
export function ChosenFilters({
  query,
  words,
}: {
  query: VacancyQuery;
  words: Messages['vacancies'];
}) {
  const { filters } = query;
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
            onClick={() => changeQuery({ ...query, filters: toggleOption(filters, group, option) })}
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
