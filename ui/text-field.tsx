import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldProps } from './field.tsx';

export function TextInput({
  label,
  hint,
  error,
  id,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, id }} required={input.required}>
      {(control) => <input className={controlLook} {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  id,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, id }} required={area.required}>
      {(control) => <textarea rows={6} className={controlLook} {...area} {...control} />}
    </Field>
  );
}
