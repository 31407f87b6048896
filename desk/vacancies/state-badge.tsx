import type { VacancyState } from '#domain/vacancies/vacancy-state.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { calendarDate } from '#desk/kit/times.ts';

const words = deskWords.vacancies;

const looks: Record<VacancyState['is'], string> = {
  draft: 'border-dashed border-control text-muted',
  scheduled: 'border-accent text-accent',
  open: 'border-success text-success',
  closed: 'border-control text-muted',
  withdrawn: 'border-danger text-danger',
};

/** The state in a word, with the day that goes with it. */
export function StateBadge({ state }: { state: VacancyState }) {
  const note = noteOf(state);
  return (
    <span className="inline-flex items-center gap-x-2 whitespace-nowrap">
      <span
        className={classNames('rounded-sm border px-1.5 text-xs font-semibold', looks[state.is])}
      >
        {words.state[state.is]}
      </span>
      {note && <span className="text-xs text-muted">{note}</span>}
    </span>
  );
}

function noteOf(state: VacancyState): string | undefined {
  switch (state.is) {
    case 'scheduled':
      return fillIn(words.stateFrom, { day: calendarDate(state.from) });
    case 'open':
      return state.until && fillIn(words.stateUntil, { day: calendarDate(state.until) });
    case 'closed':
    case 'withdrawn':
      return calendarDate(state.on);
    case 'draft':
      return undefined;
  }
}
