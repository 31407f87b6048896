import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

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
