import { useEffect, useState } from 'react';
import { renewMs } from './times.ts';

/** The time, renewed often enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), renewMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
