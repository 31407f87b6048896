import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A link within or below text. */
export function TextLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      className={classNames(
        'font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
      {...props}
    >
      {children}
    </a>
  );
}
