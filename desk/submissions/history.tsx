import { deskWords } from '#desk/kit/words.ts';
import type { HistoryEntry } from '#domain/submissions/submission-detail.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { detailWords } from './detail-words.ts';
import { FoldedSection } from './section.tsx';
import { fullTime } from '#desk/kit/times.ts';

const words = deskWords.submissions.history;

export function History({ entries }: { entries: HistoryEntry[] }) {
  return (
    <FoldedSection heading={words.heading}>
      {entries.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="grid gap-1">
        {entries.map(({ at, by, action, details }) => (
          <li
            key={`${at} ${by} ${action} ${details}`}
            className="grid gap-x-3 sm:max-lg:grid-cols-[9.5rem_1fr]"
          >
            <Moment at={at} className="text-muted">
              {fullTime(at)}
            </Moment>
            <span className="break-words">
              <span className="font-medium">{by}</span> {deskWords.audit.actions[action]}{' '}
              {detailWords(action, details)}
            </span>
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}
