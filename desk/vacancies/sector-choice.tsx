import { filterOptions } from '../../domain/vacancy/filter.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { FieldError } from '../../ui/field.tsx';
import { useEditor } from './editor-context.ts';
import { idOf, useIssue } from './fields.tsx';
import { useField } from './use-field.ts';

export function SectorChoice() {
  const { touch } = useEditor();
  const { industries, sectors } = filterOptions();
  const all = [...industries, ...sectors];
  const [chosen, set] = useField('sector');
  const issue = useIssue('sector');
  const toggle = (option: string) => {
    const next = new Set(chosen);
    if (!next.delete(option)) next.add(option);
    touch('sector');
    set([...all, ...gone].filter((known) => next.has(known)));
  };
  /** Of a stored vacancy: options that are no longer offered can only be taken back. */
  const gone = chosen.filter((option) => !all.includes(option));
  const groups: [string, readonly string[]][] = [
    [words.industries, industries],
    [words.sectors, sectors],
    [words.sectorsGone, gone],
  ];
  return (
    <fieldset
      id={idOf('sector')}
      tabIndex={-1}
      aria-describedby={issue ? `${idOf('sector')}-issue` : `${idOf('sector')}-hint`}
      className="col-span-full grid gap-2"
    >
      <legend className="text-xs font-semibold">{words.fields.sector}</legend>
      <p id={`${idOf('sector')}-hint`} className="text-xs text-muted">
        {words.hints.sector}
      </p>
      {groups.map(([name, options]) => (
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
