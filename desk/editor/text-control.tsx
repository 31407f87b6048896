import { useState } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { useEditorActs } from './editor-context.ts';
import { filledLength, QuotedFacts } from './facts.tsx';
import { Labelled, type ControlProps } from './labelled.tsx';
import type { TextLook } from './shape.ts';

const inputs: Record<Exclude<TextLook, 'lines'>, { type: string; pattern?: RegExp }> = {
  line: { type: 'text' },
  date: { type: 'date', pattern: /^\d{4}-\d\d-\d\d$/ },
  time: { type: 'time', pattern: /^\d\d:\d\d$/ },
  email: { type: 'email' },
  url: { type: 'url' },
};

/** From this length on a text is easier to read in several lines, whatever the schema allows. */
const longText = 90;

export function TextControl({
  look,
  maxLength,
  ...field
}: ControlProps & { look: TextLook; maxLength: number | undefined }) {
  const { change, facts } = useEditorActs();
  const { place, required, schema } = field;
  const text = asText(place.value);
  // Not while it is typed: the control would be replaced under the cursor.
  const [lines] = useState(look === 'lines' || (look === 'line' && text.length > longText));
  const known = facts[place.language ?? Object.keys(facts)[0] ?? ''] ?? {};
  const length = filledLength(text, known);
  const over = maxLength !== undefined && length > maxLength;
  const count =
    maxLength === undefined
      ? undefined
      : fillIn(words.characters, { count: length, limit: maxLength });
  return (
    <Labelled
      {...field}
      count={count}
      over={over}
      below={schema.format === undefined && <QuotedFacts text={text} facts={known} />}
    >
      {(control) => {
        const given = {
          ...control,
          value: text,
          'data-quotes-facts': schema.format === undefined ? field.label : undefined,
          onChange: ({ target }: { target: { value: string } }) =>
            change(place.at, target.value === '' && !required ? undefined : target.value),
        };
        if (lines) {
          return (
            <textarea
              {...given}
              rows={look === 'lines' ? 3 : 2}
              className={classNames(
                denseControlLook,
                'field-sizing-content max-h-[60dvh] leading-snug',
              )}
            />
          );
        }
        const { type, pattern } = inputs[look === 'lines' ? 'line' : look];
        // A control for dates hides what is none.
        const fits = text === '' || !pattern || pattern.test(text);
        return <input {...given} type={fits ? type : 'text'} className={denseControlLook} />;
      }}
    </Labelled>
  );
}

/** A value of another type is shown as it is stored, and stays as it is until it is typed over. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
