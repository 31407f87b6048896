import { classNames } from '#ui/class-names.ts';
import type { ReportFilterChoice } from './use-report-filter.ts';

type Option = { id: ReportFilterChoice; label: string; count: number };

/** A row of switches of which one is on. Without script every report is shown and no row. */
export function ReportFilter({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: Option[];
  chosen: ReportFilterChoice;
  onChoose: (choice: ReportFilterChoice) => void;
}) {
  return (
    <fieldset aria-label={label} className="needs-script flex flex-wrap gap-2">
      {options.map(({ id, label: name, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          disabled={count === 0 && id !== 'all'}
          onClick={() => onChoose(id)}
          className={classNames(
            'flex min-h-11 items-center gap-2.5 rounded-sm border px-4 py-2 text-sm font-medium',
            'disabled:cursor-not-allowed disabled:border-line disabled:text-muted',
            chosen === id
              ? 'border-ink bg-ink text-paper'
              : 'border-control hover:border-ink not-disabled:hover:bg-ink/5',
          )}
        >
          {name}
          <span className="label-mono">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
