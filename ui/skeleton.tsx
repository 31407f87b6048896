import { classNames } from './class-names.ts';

/** Stands where content will be; the words that say so belong beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-sm bg-line', className)} />;
}
