import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** The desk is denser than the site, so its controls are smaller than those of ui. */
export const denseControlLook =
  'min-h-9 w-full min-w-0 rounded-sm border border-control bg-raised px-2.5 py-1.5 text-sm text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';

const looks = {
  field: denseControlLook,
  /** For a line of controls and for rows of a list. */
  inline: 'min-h-9 max-w-full rounded-sm border border-control bg-raised px-2 hover:border-ink',
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

/** A small label above the control that stands inside of it. */
export function Labelled({
  label,
  className,
  children,
}: {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    // The control stands inside.
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label className={classNames('grid gap-1', className)}>
      <span className="text-xs font-semibold">{label}</span>
      {children}
    </label>
  );
}

export function Input({
  onText,
  ...input
}: { onText: (text: string) => void } & Omit<ComponentProps<'input'>, 'onChange' | 'className'>) {
  return (
    <input
      {...input}
      onChange={({ target }) => onText(target.value)}
      className={denseControlLook}
    />
  );
}

/** One of a few, each a button; `count` is how many there are of it. */
export function Choices<Value extends string>({
  label,
  options,
  chosen,
  onChoice,
}: {
  label: string;
  options: readonly (readonly [value: Value, name: string, count?: number | string])[];
  chosen: Value;
  onChoice: (value: Value) => void;
}) {
  return (
    <fieldset aria-label={label} className={choicesLook}>
      {options.map(([value, name, count]) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoice(value)}
          className={choiceLook}
        >
          {name} <ChoiceCount>{count}</ChoiceCount>
        </button>
      ))}
    </fieldset>
  );
}

/** Of filters beside each other, as links or as buttons, one look on every list. */
export const choicesLook = 'flex flex-wrap gap-1';
export const choiceLook =
  'inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-line bg-surface px-2.5 whitespace-nowrap text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink';

export function ChoiceCount({ children }: { children: number | string | undefined }) {
  if (children === undefined) return null;
  return <span className="text-xs font-normal tabular-nums">{children}</span>;
}

/** Links in rows and in text. */
export const linkLook = 'inline-flex min-h-8 items-center text-accent underline underline-offset-4';
export const quietLinkLook =
  'inline-flex min-h-8 items-center text-accent underline-offset-4 hover:underline';
/** Of what a row is about. */
export const titleLinkLook = 'font-semibold underline-offset-4 hover:underline';

/** A link that looks like the buttons beside it: to the page where something is made. */
export function PageLink({
  to,
  primary = false,
  children,
}: {
  to: string;
  primary?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      className={classNames(
        'inline-flex min-h-9 items-center justify-center rounded-sm px-3 font-semibold whitespace-nowrap',
        primary
          ? 'bg-signal text-on-signal hover:bg-signal-strong'
          : 'border border-control hover:border-ink hover:bg-ink/5',
      )}
    >
      {children}
    </Link>
  );
}

/** The key of a button. A touch screen has none. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="font-mono text-xs font-normal opacity-75 pointer-coarse:hidden">
      {children}
    </kbd>
  );
}

/** A button of the desk: all have one height, that of the fields beside them. */
export function SmallButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="secondary"
      {...props}
      className={classNames('min-h-9! px-3! py-1! whitespace-nowrap', className)}
    />
  );
}
