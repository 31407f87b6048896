import type { DocumentState } from '#domain/documents/website-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { fullTime } from '#desk/kit/times.ts';

const words = deskWords.documents;

const looks: Record<DocumentState['is'], string> = {
  published: 'border-success text-success',
  changed: 'border-accent text-accent',
  draft: 'border-dashed border-control text-muted',
  scheduled: 'border-accent text-accent',
};

export function StateBadge({ state }: { state: DocumentState }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span
        className={classNames('rounded-sm border px-1.5 text-xs font-semibold', looks[state.is])}
      >
        {words.state[state.is]}
      </span>
      {state.is === 'scheduled' && (
        <span className="text-xs text-muted">
          {fillIn(words.scheduledFrom, { when: fullTime(state.from) })}
        </span>
      )}
    </span>
  );
}
