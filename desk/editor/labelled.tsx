import type { ReactNode } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { FieldError } from '#ui/field.tsx';
import { idOf, useEditorActs, useIssue } from './editor-context.ts';
import type { JsonSchema } from './json-schema.ts';
import { hintOf, languageName } from './labels.ts';
import type { Place } from './place.ts';

export type ControlProps = {
  schema: JsonSchema;
  label: string;
  place: Place;
  required: boolean;
};

/** With its language, where it is said once in each. */
export function namedIn(label: string, { language }: Place): string {
  return language ? fillIn(words.inLanguage, { label, language: languageName(language) }) : label;
}

/** Label, control, help, limit and problem of one value. */
export function Labelled({
  schema,
  label,
  place,
  required,
  count,
  over = false,
  below,
  children,
}: ControlProps & {
  /** How much of its limit is used. */
  count?: string | undefined;
  over?: boolean;
  below?: ReactNode;
  children: (control: {
    id: string;
    readOnly: boolean;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  }) => ReactNode;
}) {
  const { readOnly, touch } = useEditorActs();
  const issue = useIssue(place.at);
  const id = idOf(place.at);
  const hint = hintOf(schema);
  const described = [hint && `${id}-hint`, count && `${id}-count`, issue && `${id}-issue`];
  return (
    <div className="grid content-start gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-xs font-semibold">
          {label}
          {place.language && (
            <span className="font-normal text-muted">
              <span className="sr-only">,</span> {languageName(place.language)}
            </span>
          )}
          {!required && <span className="font-normal text-muted"> ({words.optional})</span>}
        </label>
        {count && (
          <span
            id={`${id}-count`}
            className={over ? 'text-xs font-semibold text-danger' : 'text-xs text-muted'}
          >
            {count}
          </span>
        )}
      </div>
      {children({
        id,
        readOnly,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': issue || over ? true : undefined,
        onBlur: () => touch(place.at),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {below}
      <div aria-live="polite">{issue && <FieldError id={`${id}-issue`}>{issue}</FieldError>}</div>
    </div>
  );
}
