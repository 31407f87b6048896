import type { BackupKeeping } from '#server/base/config.ts';

const beginning = 'northgauge-';

/** Sorted by time when sorted by name: northgauge-2026-11-18T02-15-00Z. */
export function backupName(takenAt: number): string {
  return beginning + new Date(takenAt).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/** None for what is not a backup of ours: it is left alone. */
export function timeOfName(name: string): number | undefined {
  const [, day, time] = /^northgauge-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z$/.exec(name) ?? [];
  return day && time ? Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) : undefined;
}

const dayMs = 24 * 60 * 60_000;
const periods: Record<keyof BackupKeeping, (time: number) => number | string> = {
  daily: (time) => Math.floor(time / dayMs),
  // 1 January 1970 was a Thursday.
  weekly: (time) => Math.floor((time / dayMs + 3) / 7),
  monthly: (time) => new Date(time).toISOString().slice(0, 7),
};

/**
 * Of each of the last days, weeks and months that have a backup, the newest one, in UTC. What is
 * left is removed. The newest of all is always kept.
 */
export function keptBackups(names: readonly string[], keeping: BackupKeeping): Set<string> {
  const newestFirst = names.toSorted().toReversed();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const period of Object.keys(periods) as (keyof BackupKeeping)[]) {
    const seen = new Set<number | string>();
    for (const name of newestFirst) {
      const one = periods[period](timeOfName(name)!);
      if (seen.has(one) || seen.size >= keeping[period]) continue;
      seen.add(one);
      kept.add(name);
    }
  }
  return kept;
}
