import { editorWords as words } from '#words/desk/editor.ts';
import { optionText } from '#words/desk/schema-words.ts';
import { fillIn } from '#words/fill-in.ts';
import { FieldError } from '#ui/field.tsx';
import { idOf, useEditorActs, useIssue } from './editor-context.ts';
import { namedIn, type ControlProps } from './labelled.tsx';
import { hintOf } from './labels.ts';
import { limitsOf } from './part-frame.tsx';

/** Any number of the options, in the order of choosing. What is stored beside them can only be taken back. */
export function ChoicesControl({
  options,
  min,
  max,
  schema,
  label,
  place,
  required,
}: ControlProps & { options: readonly string[]; min: number; max: number | undefined }) {
  const { change, touch, readOnly } = useEditorActs();
  const issue = useIssue(place.at, true);
  const chosen = Array.isArray(place.value) ? place.value.map(String) : [];
  const offered = [...options, ...chosen.filter((option) => !options.includes(option))];
  const limit = limitsOf({ min, max: max === options.length ? undefined : max });
  const toggle = (option: string) => {
    const next = chosen.includes(option)
      ? chosen.filter((one) => one !== option)
      : [...chosen, option];
    change(place.at, next.length === 0 && !required ? undefined : next);
    touch(place.at);
  };
  const id = idOf(place.at);
  const hint = hintOf(schema);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={namedIn(label, place)}
      aria-describedby={issue ? `${id}-issue` : undefined}
      className="grid gap-1.5"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-xs font-semibold">{label}</span>
        {limit && (
          <span className="text-xs text-muted">
            {fillIn(words.entries, { count: chosen.length, limit })}
          </span>
        )}
      </div>
      {hint && <p className="text-xs text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-1.5">
        {offered.map((option) => (
          <button
            key={option}
            type="button"
            disabled={readOnly}
            aria-pressed={chosen.includes(option)}
            onClick={() => toggle(option)}
            className="min-h-8 rounded-sm border border-line px-2 text-xs text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent/10 aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {optionText(option)}
          </button>
        ))}
      </div>
      <div aria-live="polite">{issue && <FieldError id={`${id}-issue`}>{issue}</FieldError>}</div>
    </fieldset>
  );
}
