import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export function SelectField({
  label,
  hint,
  error,
  id,
  options,
  placeholder,
  ...select
}: FieldProps &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string }[];
    placeholder?: string;
  }) {
  return (
    <Field {...{ label, hint, error, id }} required={select.required}>
      {(control) => (
        <div className="relative">
          <select
            className={classNames(controlLook, 'appearance-none pr-10')}
            {...select}
            {...control}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
