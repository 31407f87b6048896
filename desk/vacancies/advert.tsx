import type { VacancyAction } from '#domain/vacancies/vacancy-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { useEditedDocument } from '#desk/editor/edited-document.ts';
import { ask } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { vacancyFieldsOf, textAt, type VacancyFields } from './vacancy-fields.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dayAt, type VacancyState } from '#domain/vacancies/vacancy-state.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { firm } from '#desk/kit/session.ts';

const words = deskWords.vacancies;

export const vacanciesKey = ['vacancies'];

/** The advert that is edited, its fields as they are typed. */
export function useAdvert() {
  const { detail, draft } = useEditedDocument();
  return {
    detail,
    draft,
    advert: detail.advert!,
    fields: vacancyFieldsOf(draft.content as object),
    change: draft.change as (update: (before: VacancyFields) => VacancyFields) => void,
  };
}

/** Publishing and its kin. What was typed stays saved when it is refused. */
export function useStateAct() {
  const { detail, draft } = useEditedDocument();
  return useAct({
    act: async (action: VacancyAction) => {
      const version = await draft.flush();
      return ask('POST /vacancies/:id/state', { id: detail.id }, { body: { version, action } });
    },
    done: (_, action) => words.done[action.do],
    onDone: draft.accept,
    onRefused: draft.refused,
  });
}

type Offered = Exclude<VacancyAction['do'], 'withdraw-report'>;

const offered: Record<VacancyState['is'], Record<'main' | 'rare', readonly Offered[]>> = {
  draft: { main: ['publish'], rare: ['schedule'] },
  scheduled: { main: [], rare: ['publish', 'schedule', 'withdraw'] },
  open: { main: ['confirm', 'close'], rare: ['withdraw'] },
  closed: { main: ['publish'], rare: ['withdraw'] },
  withdrawn: { main: ['publish'], rare: [] },
};

export const isOver = (state: VacancyState) => state.is === 'closed' || state.is === 'withdrawn';

/** Publishing and its kin. Each but the confirmation is asked about first, or has a view. */
export function StateActions({ which }: { which: 'main' | 'rare' }) {
  const { advert, detail, draft, fields } = useAdvert();
  const { act, busy: acting } = useStateAct();
  const { state } = advert;
  const busy = acting || draft.conflict !== undefined;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'publish' | 'schedule'>();
  const [today] = useState(() => dayAt(firm(), textAt(fields, 'location'), new Date()));
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const isWanting = draft.issues.length > 0;
  const ask = async (action: Offered) => {
    if (action === 'confirm') return act({ do: action });
    // Shows who still waits before anything is closed.
    if (action === 'close' || action === 'withdraw') return navigate(`?view=${action}`);
    if (action === 'publish' && !(await draft.isPublishable())) return;
    setFrom(state.is === 'scheduled' ? state.from : today);
    setUntil(('until' in state && state.until) || '');
    setAsked(action);
  };
  const close = () => setAsked(undefined);
  const submit = () => {
    close();
    const last = until || undefined;
    if (asked === 'schedule') act({ do: asked, from, until: last });
    else if (asked === 'publish') act({ do: asked, until: last });
  };
  const nameOf = (action: Offered) =>
    action === 'publish' && isOver(state) ? words.reopen : words.actions[action];
  const label = asked ? nameOf(asked) : '';
  // What is published and cannot be read is corrected first.
  if (advert.unfit && detail.published) return null;
  return (
    <>
      {offered[state.is][which].map((action) => (
        <SmallButton
          key={action}
          variant={action === 'publish' && which === 'main' && !isWanting ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => void ask(action)}
        >
          {nameOf(action)}
        </SmallButton>
      ))}
      <ActDialog
        open={asked !== undefined}
        onClose={close}
        heading={label}
        act={{ act: submit }}
        label={label}
        keepLabel={words.cancel}
      >
        {asked && <p>{words.actionText[asked]}</p>}
        <div className="grid gap-4 empty:hidden sm:grid-cols-2">
          {asked === 'schedule' && (
            <Labelled label={words.fields['state.from']}>
              <Input type="date" required min={today} value={from} onText={setFrom} />
            </Labelled>
          )}
          {asked && (
            <Labelled label={`${words.fields['state.until']} (${words.optional})`}>
              <Input
                type="date"
                min={asked === 'schedule' ? from : today}
                value={until}
                onText={setUntil}
              />
            </Labelled>
          )}
        </div>
        {(draft.dirty || draft.version === 0) && <p className="text-muted">{words.actionSaves}</p>}
      </ActDialog>
    </>
  );
}
