import { confirmationOf } from '../../domain/vacancy/confirmation.ts';
import { dayAt } from '../../domain/vacancy/vacancy-state.ts';
import type { VacancyDetail } from '../../domain/work/vacancy-work.ts';
import { vacancyWords } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { useNow } from '../shell/use-now.ts';

/** Says on the role itself that the action above is asked for. */
export function ConfirmationNotice({ detail }: { detail: VacancyDetail | undefined }) {
  const now = useNow();
  if (!detail?.vacancy || detail.state.is !== 'open') return null;
  const { vacancy } = detail;
  const { is, days } = confirmationOf(vacancy, dayAt(vacancy.location, new Date(now)));
  if (is === 'fresh') return null;
  return (
    <p
      className={`rounded-md border border-line bg-surface p-3 ${is === 'due' ? 'font-semibold text-danger' : ''}`}
    >
      {fillIn(vacancyWords.unconfirmed.notice, { days })}
    </p>
  );
}
