import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames(
        'rounded-md border border-line bg-surface p-6 text-ink sm:p-7',
        className,
      )}
      {...props}
    />
  );
}
