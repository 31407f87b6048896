import type { ComponentProps, ReactNode } from 'react';
import { vacancyWords as words } from '#words/desk/vacancies.ts';
import { FieldError } from '#ui/field.tsx';
import { idOfField } from '#desk/editor/editor-context.ts';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { useEditor } from './editor-context.ts';
import { issueText, labelOf } from './issue-text.ts';
import { stateIn, withState } from './vacancy-fields.ts';

/** A field that is not of the form: the address, and the one part of the state that is typed. */
export function OwnField({
  field,
  hint,
  children,
  ...input
}: { field: 'slug' | 'state.until'; hint?: string | undefined; children?: ReactNode } & Pick<
  ComponentProps<'input'>,
  'type' | 'value' | 'readOnly' | 'spellCheck' | 'onChange'
>) {
  const { check, attempts } = useEditor();
  const issue = check.issues.find((one) => one.field === field);
  const shown = issue && (attempts > 0 || issue.code !== 'no-slug') ? issueText(issue) : undefined;
  const id = idOfField(field);
  const described = [hint && `${id}-hint`, shown && `${id}-issue`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-xs font-semibold">
        {labelOf(field)}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={shown ? true : undefined}
        className={denseControlLook}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {children}
      <div aria-live="polite">{shown && <FieldError id={`${id}-issue`}>{shown}</FieldError>}</div>
    </div>
  );
}

/** The rest of the state is changed by publishing and its kin. */
export function Until() {
  const { fields, change } = useEditor();
  const state = stateIn(fields);
  if (state.is !== 'open' && state.is !== 'scheduled') return null;
  return (
    <OwnField
      field="state.until"
      type="date"
      hint={words.untilHint}
      value={state.until ?? ''}
      onChange={({ target }) =>
        change((before) => withState(before, { ...state, until: target.value || undefined }))
      }
    />
  );
}
