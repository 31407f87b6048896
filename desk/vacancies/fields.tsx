import type { ComponentProps, ReactNode } from 'react';
import type { FactField } from '../../domain/vacancy/vacancy-field.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';
import { denseControlLook } from '../shell/dense-control-look.ts';
import { Select } from '../shell/select.tsx';
import { useEditor } from './editor-context.ts';
import { issueAt, issueText, labelOf } from './issue-text.ts';
import { useField } from './use-field.ts';
import type { VacancyDraft } from './vacancy-draft.ts';

export const idOf = (field: string) => `field-${field}`;

type Shape = { field: string; label?: string; hint?: string | undefined; className?: string };

/** What a field lacks. That it is empty is said once it was left, or an attempt to save failed. */
export function useIssue(field: string): string | undefined {
  const { check, touched, attempted } = useEditor();
  const issue = issueAt(check.issues, field);
  if (!issue) return undefined;
  const quiet = issue.code === 'missing' || issue.code === 'too-few';
  if (quiet && !issue.law && attempted === 0 && !touched.has(field)) return undefined;
  return issueText(issue);
}

function Labelled({
  field,
  label = labelOf(field),
  hint,
  className,
  children,
}: Shape & {
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  }) => ReactNode;
}) {
  const { touch } = useEditor();
  const issue = useIssue(field);
  const id = idOf(field);
  const described = [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': issue ? true : undefined,
        onBlur: () => touch(field),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {issue && <FieldError id={`${id}-issue`}>{issue}</FieldError>}
    </div>
  );
}

/** One line, or with `rows` an area that grows with its text. */
export function TextControl({
  field,
  label,
  hint,
  className,
  value,
  onText,
  rows,
  ...input
}: Shape & { value: string; onText: (text: string) => void; rows?: number | undefined } & Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'lang' | 'readOnly' | 'spellCheck'
  >) {
  return (
    <Labelled {...{ field, label, hint, className }}>
      {(labelled) => {
        const control = {
          ...labelled,
          value,
          lang: input.lang,
          onChange: ({ target }: { target: { value: string } }) => onText(target.value),
        };
        return rows ? (
          <textarea
            {...control}
            rows={rows}
            className={classNames(denseControlLook, 'field-sizing-content leading-snug')}
          />
        ) : (
          <input {...input} {...control} className={denseControlLook} />
        );
      }}
    </Labelled>
  );
}

export function ChoiceControl({
  field,
  label,
  hint,
  className,
  value,
  options,
  onChoice,
}: Shape & {
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoice: (value: string) => void;
}) {
  return (
    <Labelled {...{ field, label, hint, className }}>
      {(control) => (
        <Select
          {...control}
          look="field"
          value={value}
          unlisted={words.placeholders.choose}
          options={options}
          onChange={onChoice}
        />
      )}
    </Labelled>
  );
}

/** The fields that are typed as one text. */
type TextField = {
  [Field in FactField]: VacancyDraft[Field] extends string ? Field : never;
}[FactField];

export function Text({
  field,
  ...shape
}: { field: TextField } & Pick<ComponentProps<typeof TextControl>, 'type' | 'className'>) {
  const [value, set] = useField(field);
  return (
    <TextControl {...shape} field={field} hint={words.hints[field]} value={value} onText={set} />
  );
}

export function Choice({
  field,
  ...shape
}: { field: TextField } & Pick<ComponentProps<typeof ChoiceControl>, 'options' | 'className'>) {
  const [value, set] = useField(field);
  return (
    <ChoiceControl
      {...shape}
      field={field}
      hint={words.hints[field]}
      value={value}
      onChoice={set}
    />
  );
}

/** Options whose names are the values themselves. */
export function plainOptions(values: readonly string[]) {
  return values.map((value) => [value, value] as const);
}
