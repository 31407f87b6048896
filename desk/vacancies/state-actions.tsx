import { useState } from 'react';
import { dayAt, type VacancyState } from '../../domain/vacancy/vacancy-state.ts';
import type { VacancyAction } from '../../domain/work/vacancy-work.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useEditor } from './editor-context.ts';
import { controlLook, smallButtonLook } from './looks.ts';

type Asked = Exclude<VacancyAction['do'], 'confirm'>;

const offered: Record<VacancyState['is'], readonly VacancyAction['do'][]> = {
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'withdraw'],
  open: ['confirm', 'close', 'withdraw'],
  closed: ['publish', 'withdraw'],
  withdrawn: ['publish'],
};

/** Publishing and its kin. Each but the confirmation is asked about first. */
export function StateActions({ state }: { state: VacancyState }) {
  const { act, busy } = useEditor();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      {offered[state.is].map((action) => (
        <button
          key={action}
          type="button"
          disabled={busy}
          onClick={() => (action === 'confirm' ? void act({ do: 'confirm' }) : setAsked(action))}
          className={smallButtonLook}
        >
          {words.actions[action]}
        </button>
      ))}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        heading={asked ? words.actions[asked] : ''}
        closeLabel={words.close}
      >
        {asked && <ActionForm action={asked} state={state} onDone={() => setAsked(undefined)} />}
      </Dialog>
    </>
  );
}

function ActionForm({
  action,
  state,
  onDone,
}: {
  action: Asked;
  state: VacancyState;
  onDone: () => void;
}) {
  const { act, dirty, draft, isNew } = useEditor();
  const [today] = useState(() => dayAt(draft.location || 'London', new Date()));
  const [from, setFrom] = useState(state.is === 'scheduled' ? state.from : today);
  const [until, setUntil] = useState(('until' in state && state.until) || '');
  const dated = action === 'publish' || action === 'schedule';
  const submit = () => {
    onDone();
    const last = until || undefined;
    if (action === 'schedule') void act({ do: action, from, until: last });
    else if (action === 'publish') void act({ do: action, until: last });
    else void act({ do: action });
  };
  return (
    <form action={submit} className="grid gap-4">
      <p>{words.actionText[action]}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {action === 'schedule' && (
          <label className="grid gap-1">
            <span className="text-xs font-semibold">{words.fields['state.from']}</span>
            <input
              type="date"
              required
              min={today}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
              className={controlLook}
            />
          </label>
        )}
        {dated && (
          <label className="grid gap-1">
            <span className="text-xs font-semibold">
              {words.fields['state.until']}{' '}
              <span className="font-normal text-muted">({words.optional})</span>
            </span>
            <input
              type="date"
              min={action === 'schedule' ? from : today}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
              className={controlLook}
            />
          </label>
        )}
      </div>
      {(dirty || isNew) && <p className="text-muted">{words.actionSaves}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.actions[action]}</Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
