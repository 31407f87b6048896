import { useState } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import { classNames } from '#ui/class-names.ts';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { Select } from '#desk/kit/select.tsx';
import { useEditorActs } from './editor-context.ts';
import { Labelled, type ControlProps } from './labelled.tsx';
import { optionText } from '#words/desk/schema-words.ts';

/** Typed as text: what is no number yet stays as it is typed, and is told by the check. */
export function NumberControl(field: ControlProps) {
  const { change } = useEditorActs();
  const { place } = field;
  const stored = place.value === undefined || place.value === null ? '' : String(place.value);
  const [typed, setTyped] = useState(stored);
  const shown = numberOf(typed) === place.value ? typed : stored;
  return (
    <Labelled {...field}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            change(place.at, numberOf(target.value));
          }}
          className={classNames(denseControlLook, 'max-w-40')}
        />
      )}
    </Labelled>
  );
}

function numberOf(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : text;
}

export function ChoiceControl({
  options,
  onChoice,
  ...field
}: ControlProps & {
  options: readonly string[];
  /** Where a choice changes more than itself. */
  onChoice?: (option: string) => void;
}) {
  const { change, touch } = useEditorActs();
  const { place, required } = field;
  const shown = place.value === undefined || place.value === null ? '' : String(place.value);
  return (
    <Labelled {...field}>
      {({ readOnly, ...control }) => (
        <Select
          {...control}
          look="field"
          disabled={readOnly}
          value={shown}
          unlisted={shown || words.choose}
          options={[
            ...(required ? [] : [['', words.leftOut] as const]),
            ...options.map((option) => [option, optionText(option)] as const),
          ]}
          onChange={(option) => {
            if (onChoice) onChoice(option);
            else change(place.at, option === '' ? undefined : option);
            touch(place.at);
          }}
        />
      )}
    </Labelled>
  );
}

export function BooleanControl(field: ControlProps) {
  const { change } = useEditorActs();
  const { place } = field;
  return (
    <Labelled {...field} required>
      {({ readOnly, ...control }) => (
        <input
          {...control}
          type="checkbox"
          disabled={readOnly}
          checked={place.value === true}
          onChange={({ target }) => change(place.at, target.checked)}
          className="size-5 accent-signal"
        />
      )}
    </Labelled>
  );
}

/** What has no drawn form: its JSON. What is not valid JSON is not taken. */
export function JsonControl(field: ControlProps) {
  const { change } = useEditorActs();
  const { place } = field;
  const stored = place.value === undefined ? '' : JSON.stringify(place.value, null, 2);
  const [typed, setTyped] = useState(stored);
  const read = parsed(typed);
  const mine = read && JSON.stringify(read.value) === JSON.stringify(place.value);
  return (
    <Labelled {...field} below={!read && <p className="text-xs text-danger">{words.notJson}</p>}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          spellCheck={false}
          value={!read || mine ? typed : stored}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = parsed(target.value);
            if (next) change(place.at, next.value);
          }}
          className={classNames(denseControlLook, 'field-sizing-content max-h-[60dvh] font-mono')}
        />
      )}
    </Labelled>
  );
}

function parsed(text: string): { value: unknown } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
