import { industryOptions, sectorOptions } from '../../domain/vacancy/filter-options.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { FieldError } from '../../ui/field.tsx';
import { useEditor } from './editor-context.ts';
import { idOf, useIssue } from './fields.tsx';

const all = [...industryOptions, ...sectorOptions];

export function SectorChoice({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (sector: readonly string[]) => void;
}) {
  const { touch } = useEditor();
  const issue = useIssue('sector');
  const toggle = (option: string) => {
    const next = new Set(chosen);
    if (!next.delete(option)) next.add(option);
    touch('sector');
    onChange(all.filter((known) => next.has(known)));
  };
  return (
    <fieldset
      id={idOf('sector')}
      tabIndex={-1}
      aria-describedby={issue ? `${idOf('sector')}-issue` : `${idOf('sector')}-hint`}
      className="grid gap-2"
    >
      <legend className="text-xs font-semibold">{words.fields.sector}</legend>
      <p id={`${idOf('sector')}-hint`} className="text-xs text-muted">
        {words.hints.sector}
      </p>
      {(
        [
          [words.industries, industryOptions],
          [words.sectors, sectorOptions],
        ] as const
      ).map(([name, options]) => (
        <fieldset key={name} aria-label={name} className="flex flex-wrap gap-1.5">
          {options.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={chosen.includes(option)}
              onClick={() => toggle(option)}
              className="min-h-8 rounded-sm border border-line px-2 text-xs text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent/10 aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {option}
            </button>
          ))}
        </fieldset>
      ))}
      {issue && <FieldError id={`${idOf('sector')}-issue`}>{issue}</FieldError>}
    </fieldset>
  );
}
