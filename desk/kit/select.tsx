import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { denseControlLook } from './dense-control-look.ts';

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
