import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

/** A link within or below text. An address of another host opens as the visitor's browser decides. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={classNames(
        'font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
      {...props}
    />
  );
}
