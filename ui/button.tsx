import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'md' | 'lg' };

const variants = {
  primary:
    'bg-signal text-on-signal hover:bg-signal-strong aria-disabled:bg-line aria-disabled:text-muted disabled:bg-line disabled:text-muted',
  secondary:
    'border border-control text-ink hover:border-ink hover:bg-ink/5 aria-disabled:text-muted disabled:text-muted',
  danger:
    'bg-danger text-paper hover:bg-danger/85 aria-disabled:bg-line aria-disabled:text-muted disabled:bg-line disabled:text-muted',
  quiet:
    'text-accent underline-offset-4 hover:underline aria-disabled:text-muted disabled:text-muted',
};

const sizes = { md: 'min-h-11 px-5 py-2 text-sm', lg: 'min-h-13 px-7 py-3 text-base' };

function look({ variant = 'primary', size = 'md' }: Look): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-sm text-center font-semibold transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
  );
}

/**
 * A button that "is disabled until…" takes `aria-disabled` and explains itself when pressed;
 * one that can never be pressed takes `disabled`.
 */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button type={type} className={classNames(look({ variant, size }), className)} {...props} />
  );
}

export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...props
}: Look & ComponentProps<'a'>) {
  return (
    <a className={classNames(look({ variant, size }), className)} {...props}>
      {children}
    </a>
  );
}
