import type { Clock } from '../clock.ts';

const hour = 60 * 60_000;

/** True as often as `times` in each hour. */
export function hourlyBudget(times: number, { now }: Pick<Clock, 'now'>): () => boolean {
  let startedAt = now();
  let spent = 0;
  return () => {
    if (now() - startedAt >= hour) {
      startedAt = now();
      spent = 0;
    }
    spent += 1;
    return spent <= times;
  };
}
