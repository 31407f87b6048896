import { filterGroups, toggleOption } from '#domain/vacancies/filter.ts';
import {
  resultsAtATime,
  toQueryString,
  type VacancyQuery,
} from '#domain/vacancies/query-string.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { useLinkButton } from './link-button.tsx';
import type { ListWords } from './list-words.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

/** Says what narrows the list; each choice can be taken back here. */
export function ChosenFilters({
  firm,
  query,
  path,
  onRemove,
  words,
}: {
  firm: FirmFilters;
  query: VacancyQuery;
  path: string;
  onRemove: (next: VacancyQuery) => void;
  words: ListWords;
}) {
  const chosen = filterGroups.flatMap((group) =>
    query.filters[group].map((option) => ({
      key: `${group} ${option}`,
      name: words.options[option] ?? option,
      next: {
        ...query,
        filters: toggleOption(firm, query.filters, group, option),
        limit: resultsAtATime,
      },
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {chosen.map(({ key, name, next }) => (
        <li key={key} className="flex">
          <Chip
            name={name}
            label={fillIn(words.remove, { option: name })}
            href={path + toQueryString(next)}
            onPress={() => onRemove(next)}
          />
        </li>
      ))}
    </ul>
  );
}

function Chip({
  name,
  label,
  href,
  onPress,
}: {
  name: string;
  label: string;
  href: string;
  onPress: () => void;
}) {
  return (
    <a
      href={href}
      aria-label={label}
      {...useLinkButton(onPress)}
      className="flex min-h-8 items-center gap-2 rounded-sm border border-control px-2.5 text-xs font-medium hover:border-ink"
    >
      {name}
      <Icon name="close" className="size-3 text-muted" />
    </a>
  );
}
