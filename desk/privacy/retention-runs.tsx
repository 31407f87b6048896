import type { RetentionRun } from '#domain/privacy/person-data.ts';
import { deskWords } from '#desk/kit/words.ts';
import { detailWords } from '#desk/submissions/detail-words.ts';
import { fullTime } from '#desk/kit/times.ts';

const words = deskWords.privacy;

export function RetentionRuns({ runs }: { runs: readonly RetentionRun[] }) {
  if (runs.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-line p-6 text-muted">{words.noRuns}</p>
    );
  }
  return (
    <ol className="grid divide-y divide-line rounded-md border border-line bg-surface">
      {runs.map(({ at, by, deleted }) => (
        <li key={at} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[11rem_9rem_minmax(0,1fr)]">
          <span className="text-muted tabular-nums">{fullTime(at)}</span>
          <span className="truncate text-muted">{by}</span>
          <span>{detailWords('retention-run', deleted)}</span>
        </li>
      ))}
    </ol>
  );
}
