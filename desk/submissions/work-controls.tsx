import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { tagsIn } from '#domain/submissions/tags.ts';
import { type InboxRow, workStates } from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { KeyHint, Select, SmallButton } from '#desk/kit/controls.tsx';
import { firm, usePerson } from '#desk/kit/session.ts';
import { useNow } from '#desk/kit/moment.tsx';
import { fromLocalInput, fullDate, fullTime, localInput } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { DueLabel } from './submission-labels.tsx';
import { useWork } from './work-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

const words = deskWords.submissions;

/** Who works on it, how far it is and until when. */
export function WorkControls({ detail }: { detail: SubmissionDetail }) {
  const { row, locale, deleteAt } = detail;
  const { change, people } = useWork();
  const assignable = people.filter(({ id, removed }) => !removed || id === row.owner);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[5fr_6fr] gap-x-3 gap-y-2">
        <label className={fieldLook}>
          <span className="text-xs text-muted">{words.state}</span>
          <Select
            className="w-full"
            value={row.state}
            onChange={(state) => change([row], { state })}
            options={workStates.map((state) => [state, words.states[state]] as const)}
          />
        </label>
        <label className={fieldLook}>
          <span className="text-xs text-muted">{words.owner}</span>
          <Select
            className="w-full"
            value={row.owner ?? ''}
            onChange={(owner) => change([row], { owner: owner || null })}
            unlisted={words.formerPerson}
            options={[['', words.nobody], ...assignable.map(({ id, name }) => [id, name] as const)]}
          />
        </label>
        <DueField row={row} />
        <TagsField row={row} />
      </div>
      <p className="text-xs text-muted">
        {fillIn(words.receivedAt, { time: fullTime(row.receivedAt) })} ·{' '}
        {firm().editions.find(({ tag }) => tag === locale)?.name ?? locale}
        {deleteAt !== null && ` · ${fillIn(words.deletedOn, { date: fullDate(deleteAt) })}`}
      </p>
    </div>
  );
}

const fieldLook = 'grid min-w-0 gap-0.5';

function DueField({ row }: { row: InboxRow }) {
  const { change } = useWork();
  const typed = useTyped(row, dueOf, (text, over) => {
    const dueAt = fromLocalInput(text);
    if (!Number.isNaN(dueAt)) change([over], { dueAt });
  });
  const now = useNow();
  const id = useId();
  return (
    <div className={`${fieldLook} col-span-2`}>
      <p className="flex justify-between gap-3 text-xs">
        <label htmlFor={id} className="text-muted">
          {words.due}
        </label>
        <DueLabel row={row} now={now} />
      </p>
      <input
        id={id}
        type="datetime-local"
        min={localInput(row.receivedAt)}
        {...typed}
        className="min-h-8 w-full min-w-0 rounded-sm border border-control bg-raised px-2 hover:border-ink"
      />
    </div>
  );
}

function TagsField({ row }: { row: InboxRow }) {
  const { change } = useWork();
  const typed = useTyped(row, tagsOf, (text, over) => {
    const tags = tagsIn(text);
    if (tags.join(', ') !== tagsOf(row)) change([over], { tags });
  });
  return (
    <label className={`${fieldLook} col-span-2`}>
      <span className="text-xs text-muted">{words.tags}</span>
      <input
        placeholder={words.tagsHint}
        maxLength={320}
        {...typed}
        className="min-h-8 w-full min-w-0 rounded-sm border border-control bg-raised px-2 placeholder:text-muted hover:border-ink"
      />
    </label>
  );
}

const dueOf = ({ dueAt }: InboxRow) => (dueAt === null ? '' : localInput(dueAt));
const tagsOf = ({ tags }: InboxRow) => tags.join(', ');

/**
 * A field of a row that is saved when it is left or with Enter. It is a change of the row that it was
 * typed over: what a colleague wrote into the field meanwhile makes it stale.
 */
function useTyped(
  row: InboxRow,
  stored: (row: InboxRow) => string,
  save: (text: string, over: InboxRow) => void,
) {
  const [typed, setTyped] = useState<{ text: string; over: InboxRow }>();
  const leave = () => {
    setTyped(undefined);
    if (!typed || typed.text === stored(typed.over)) return;
    save(typed.text, stored(typed.over) === stored(row) ? row : typed.over);
  };
  return {
    value: typed?.text ?? stored(row),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ text: target.value, over: typed?.over ?? row }),
    onBlur: leave,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && leave(),
  };
}

/** What one must know before working on it: put aside, withdrawn, to be erased. */
export function StandingNotice({ detail: { row, deleteAt } }: { detail: SubmissionDetail }) {
  const restricted =
    deleteAt === null
      ? words.restrictedNoteUndated
      : fillIn(words.restrictedNote, { date: fullDate(deleteAt) });
  return (
    <>
      {row.withdrawn && <Warning>{words.withdrawnNote}</Warning>}
      {row.restricted && <Warning>{restricted}</Warning>}
      {row.suspicion && <Quarantine row={row} suspicion={row.suspicion} />}
    </>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="rounded-md border border-danger bg-danger-surface px-3 py-2 font-medium">
      {children}
    </p>
  );
}

function Quarantine({
  row: { id },
  suspicion,
}: {
  row: InboxRow;
  suspicion: NonNullable<InboxRow['suspicion']>;
}) {
  const quarantine = words.quarantine;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asked, setAsked] = useState(false);
  const release = useAct({
    act: () => ask('POST /submissions/:id/release', { id }),
    done: quarantine.released,
    renews: [['submission', id], ['inbox']],
  });

  return (
    <section className="grid gap-2 rounded-md border border-accent p-3">
      <h3>{quarantine.heading}</h3>
      <p>
        {quarantine.reasons[suspicion]} {quarantine.effect}
      </p>
      <div className="flex flex-wrap gap-2">
        <SmallButton variant="primary" disabled={release.busy} onClick={() => release.act()}>
          {quarantine.release}
        </SmallButton>
        <SmallButton onClick={() => setAsked(true)}>{quarantine.discard}</SmallButton>
      </div>
      <AskDialog
        open={asked}
        onClose={() => setAsked(false)}
        heading={quarantine.discardQuestion}
        act={() => ask('POST /submissions/:id/discard', { id })}
        done={quarantine.discarded}
        onDone={() => void navigate({ pathname: '/inbox', search })}
        renews={[['inbox']]}
        label={quarantine.discard}
        danger
        keepLabel={words.cancel}
      >
        <p>{quarantine.discardEffect}</p>
      </AskDialog>
    </section>
  );
}

const actWords = deskWords.submissions.acts;

/** The usual acts by one press: in the head, or where there is less room within reach of a thumb. */
export function ActionBar({ detail, place }: { detail: SubmissionDetail; place: 'head' | 'foot' }) {
  const { id: me } = usePerson();
  const acts = actsFor(detail, me);
  const isFoot = place === 'foot';
  return (
    <div
      role="toolbar"
      aria-label={actWords.label}
      className={
        isFoot
          ? 'sticky bottom-0 z-10 flex items-center gap-1 border-t border-line bg-surface p-1 max-lg:order-5'
          : 'flex flex-wrap gap-1.5'
      }
    >
      {isFoot && (
        <>
          <Act name="previous" label={actWords.names.previous} className="px-2">
            <Icon name="arrow" className="size-5 rotate-180" />
          </Act>
          <Act name="next" label={actWords.names.next} className="mr-auto px-2">
            <Icon name="arrow" className="size-5" />
          </Act>
        </>
      )}
      {acts.map((name) => (
        <Act
          key={name}
          name={name}
          className={classNames(
            isFoot ? 'px-2 max-sm:whitespace-normal' : 'px-2.5',
            name !== 'answer' && 'border border-line hover:border-ink hover:bg-ink/5',
            name === 'answer' && 'bg-signal font-semibold text-on-signal hover:bg-signal-strong',
            isFoot && name === 'answer' && 'order-last grow',
          )}
        >
          {actWords.names[name]} {!isFoot && <KeyHint>{panelKeys[name]}</KeyHint>}
        </Act>
      ))}
    </div>
  );
}

function Act({
  name,
  label,
  className,
  children,
}: {
  name: PanelAct;
  label?: string;
  className: string;
  children: React.ReactNode;
}) {
  const { act } = usePanelActs();
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={panelKeys[name]}
      onClick={() => act(name)}
      className={classNames(
        'inline-flex min-h-12 items-center justify-center gap-1.5 rounded-sm font-medium whitespace-nowrap wide:min-h-8',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** Those that make sense for it: nobody works on what was taken back. The others have their places. */
function actsFor({ row }: SubmissionDetail, me: string): PanelAct[] {
  if (row.restricted || row.withdrawn) return [];
  return [
    'answer',
    ...(row.owner === me ? [] : ['assign' as const]),
    ...(row.state === 'closed' ? [] : ['close' as const]),
  ];
}

/** What can be done with the submission that is open, each with its key. */
const panelKeys = {
  answer: 'r',
  note: 'n',
  assign: 'a',
  close: 'e',
  move: 'm',
  file: 'o',
  previous: 'k',
  next: 'j',
} as const;
type PanelAct = keyof typeof panelKeys;

/** The list beside the submission does them, as its keys do. */
export type PanelActs = {
  act: (name: PanelAct) => void;
  /** The number of a template, pressed after the key that answers and before a list took it. */
  pressed: { number: number; forget: () => void };
};

export function usePanelActs(): PanelActs {
  return useOutletContext<PanelActs>();
}
