import type { DocumentState } from '#domain/documents/website-work.ts';
import type { VacancyState } from '#domain/vacancies/vacancy-state.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { calendarDate, fullTime } from '#desk/kit/times.ts';

const vacancyWords = deskWords.vacancies;
const websiteWords = deskWords.documents;

const looks: Record<(DocumentState | VacancyState)['is'], string> = {
  published: 'border-success text-success',
  changed: 'border-accent text-accent',
  draft: 'border-dashed border-control text-muted',
  scheduled: 'border-accent text-accent',
  open: 'border-success text-success',
  closed: 'border-control text-muted',
  withdrawn: 'border-danger text-danger',
};

const names = { ...websiteWords.state, ...vacancyWords.state };

/** The state of a document or of a role in a word, with the day or time that goes with it. */
export function StateBadge({ state }: { state: DocumentState | VacancyState }) {
  const note = noteOf(state);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span
        className={classNames(
          'rounded-sm border px-1.5 text-xs font-semibold whitespace-nowrap',
          looks[state.is],
        )}
      >
        {names[state.is]}
      </span>
      {note && <span className="text-xs whitespace-nowrap text-muted">{note}</span>}
    </span>
  );
}

function noteOf(state: DocumentState | VacancyState): string | undefined {
  switch (state.is) {
    case 'scheduled':
      return typeof state.from === 'number'
        ? fillIn(websiteWords.scheduledFrom, { when: fullTime(state.from) })
        : fillIn(vacancyWords.stateFrom, { day: calendarDate(state.from) });
    case 'open':
      return state.until && fillIn(vacancyWords.stateUntil, { day: calendarDate(state.until) });
    case 'closed':
    case 'withdrawn':
      return calendarDate(state.on);
    default:
      return undefined;
  }
}
