import { deskWords } from '#desk/kit/words.ts';
import type { WorkState } from '#domain/submissions/work.ts';
import { classNames } from '#ui/class-names.ts';

const words = deskWords.submissions;

const dots = {
  new: 'bg-signal',
  'in-work': 'border-2 border-accent',
  answered: 'bg-success',
  closed: 'bg-control',
} satisfies Record<WorkState, string>;

export function StateLabel({ state }: { state: WorkState }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={classNames('size-2.5 shrink-0 rounded-full', dots[state])} />
      {words.states[state]}
    </span>
  );
}
