import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, requiredLook } from './field.tsx';

export function Checkbox({
  label,
  error,
  id: givenId,
  ...input
}: { label: ReactNode; error?: string } & ComponentProps<'input'>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error && `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          className="mt-1 size-5 shrink-0 accent-signal disabled:cursor-not-allowed"
        />
        <label htmlFor={id} className={classNames('text-sm', input.required && requiredLook)}>
          {label}
        </label>
      </div>
      {error && <FieldError id={errorId!}>{error}</FieldError>}
    </div>
  );
}
