import { classNames } from './class-names.ts';

/** A placeholder for content that is loading. Hidden from screen readers: announce it in words. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-sm bg-line', className)} />;
}
