import { classNames } from '../../ui/class-names.ts';

/** A choice in one line of controls. Its label is read out, not shown. */
export function SmallSelect<Value extends string>({
  label,
  value,
  options,
  className,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  className?: string;
  onChange: (value: Value) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className={classNames(
        'min-h-8 max-w-full rounded-sm border border-control bg-raised px-2 hover:border-ink',
        className,
      )}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
