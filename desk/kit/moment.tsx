import { useEffect, useState } from 'react';
import { distance, fullTime, renewMs } from './times.ts';

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

/** The time, renewed often enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), renewMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
