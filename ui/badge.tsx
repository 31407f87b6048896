import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'border-control text-muted',
  accent: 'border-accent text-accent',
  danger: 'border-danger text-danger',
};

export function Badge({
  tone = 'neutral',
  className,
  ...props
}: { tone?: keyof typeof tones } & ComponentProps<'span'>) {
  return (
    <span
      className={classNames('label-mono rounded-sm border px-2 py-0.5', tones[tone], className)}
      {...props}
    />
  );
}
