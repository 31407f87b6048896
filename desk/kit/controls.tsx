import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** The desk is denser than the site, so its controls are smaller than those of ui. */
export const denseControlLook =
  'min-h-9 w-full min-w-0 rounded-sm border border-control bg-raised px-2.5 py-1.5 text-sm text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';

const looks = {
  field: denseControlLook,
  /** For a line of controls and for rows of a list. */
  inline: 'min-h-8 max-w-full rounded-sm border border-control bg-raised px-2 hover:border-ink',
};

export function Select<Value extends string>({
  value,
  options,
  unlisted = value,
  look = 'inline',
  className,
  onChange,
  ...select
}: {
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** Words for a value that is none of the options, as of a link to a person who has left. */
  unlisted?: string;
  look?: keyof typeof looks;
  onChange: (value: Value) => void;
} & Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>) {
  const isListed = options.some(([option]) => option === value);
  const shown = isListed ? options : [[value, unlisted] as const, ...options];
  return (
    <select
      {...select}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className={classNames(looks[look], className)}
    >
      {shown.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** For rows of a list, where the usual height would dominate. */
export function SmallButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="secondary"
      {...props}
      className={classNames('min-h-9! px-3! py-1! whitespace-nowrap', className)}
    />
  );
}
