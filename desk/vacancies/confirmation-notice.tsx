import { confirmationOf } from '#domain/vacancies/confirmation.ts';
import { dayAt } from '#domain/vacancies/vacancy-state.ts';
import type { VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { vacancyWords } from '#words/desk/vacancies.ts';
import { fillIn } from '#words/fill-in.ts';
import { useNow } from '#desk/kit/use-now.ts';

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
