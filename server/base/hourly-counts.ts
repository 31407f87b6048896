import type { Clock } from './clock.ts';

const hour = 60 * 60_000;
const recordedEach = 10;

/**
 * Counts what happens in each hour, apart for each subject, and says whether it is recorded: the
 * first ten times, then the 100th, the 1,000th and so on. So a flood about one subject adds few
 * entries, shows in their counts, and hides nothing about another.
 */
export function hourlyCounts({ now }: Pick<Clock, 'now'>) {
  let startedAt = now();
  const counts = new Map<string, number>();
  return (subject: string): { count: number; isRecorded: boolean } => {
    if (now() - startedAt >= hour) {
      startedAt = now();
      counts.clear();
    }
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return { count, isRecorded: count <= recordedEach || Number.isInteger(Math.log10(count)) };
  };
}
