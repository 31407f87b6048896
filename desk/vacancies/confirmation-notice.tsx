import { confirmationOf } from '../../domain/vacancy/confirmation.ts';
import { dayAt } from '../../domain/vacancy/vacancy-state.ts';
import type { VacancyDetail } from '../../domain/work/vacancy-work.ts';
import { vacancyWords } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { SmallButton } from '../shell/small-button.tsx';
import { useNow } from '../shell/use-now.ts';
import { useEditor } from './editor-context.ts';

const words = vacancyWords.unconfirmed;

/** Asks on the role itself whether it is still open. */
export function ConfirmationNotice({ detail }: { detail: VacancyDetail | undefined }) {
  const { act, busy } = useEditor();
  const now = useNow();
  if (!detail?.vacancy || detail.state.is !== 'open') return null;
  const { vacancy } = detail;
  const { is, days } = confirmationOf(vacancy, dayAt(vacancy.location, new Date(now)));
  if (is === 'fresh') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-3">
      <p className={is === 'due' ? 'font-semibold text-danger' : undefined}>
        {fillIn(words.notice, { days })}
      </p>
      <SmallButton disabled={busy} onClick={() => act({ do: 'confirm' })}>
        {words.confirm}
      </SmallButton>
    </div>
  );
}
