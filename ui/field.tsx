import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type FieldProps = {
  label: string;
  /** Help that is true before anything went wrong. */
  hint?: string;
  error?: string;
};

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export const controlLook =
  'w-full rounded-sm border border-control bg-raised px-3.5 py-2.5 text-base text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';

/** The mark belongs to the look: the label stays as it is, and `required` is read out by itself. */
export const requiredLook = "after:ml-1 after:text-danger after:content-['*'/'']";

/** Label above, control, then hint and error, in the order in which they are read out. */
export function Field({
  label,
  hint,
  error,
  required,
  id: givenId,
  children,
}: FieldProps & {
  required?: boolean;
  id?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={classNames('text-sm font-semibold', required && requiredLook)}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId!}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
