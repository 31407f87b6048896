import { distance, fullTime } from './times.ts';
import { useNow } from './use-now.ts';

/** A time as its distance from now, or in the words of `children`; pointing at it shows it in full. */
export function Moment({
  at,
  className,
  children,
}: {
  at: number;
  className?: string;
  children?: string;
}) {
  return (
    <time dateTime={new Date(at).toISOString()} title={fullTime(at)} className={className}>
      {children ?? <Distance at={at} />}
    </time>
  );
}

function Distance({ at }: { at: number }) {
  return distance(at, useNow());
}
