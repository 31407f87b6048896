import { useEffect, useRef } from 'react';
import {
  type Colleague,
  type InboxRow,
  type WorkState,
  workStates,
  type WorkValues,
} from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { StateLabel } from '#desk/submissions/submission-labels.tsx';

const words = deskWords.inbox.bulk;
const stateDialogWords = deskWords.inbox.stateDialog;

/** What can be done with all selected submissions at once. */
export function BulkBar({
  count,
  me,
  people,
  onAnswer,
  onChange,
  onClear,
}: {
  count: number;
  me: string;
  people: Colleague[];
  onAnswer: () => void;
  onChange: (change: WorkValues) => void;
  onClear: () => void;
}) {
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-signal/15 px-3 py-2"
    >
      <output className="mr-2 font-semibold">{fillIn(words.count, { count })}</output>
      <button type="button" className={look} onClick={onAnswer}>
        {words.answer}
      </button>
      <button type="button" className={look} onClick={() => onChange({ owner: me })}>
        {words.assignToMe}
      </button>
      <Select
        aria-label={words.assignTo}
        value=""
        onChange={(owner) => onChange({ owner: owner === 'none' ? null : owner })}
        options={[
          ['', words.assignTo],
          ['none', deskWords.submissions.nobody],
          ...people.filter(({ removed }) => !removed).map(({ id, name }) => [id, name] as const),
        ]}
      />
      <Select
        aria-label={words.setState}
        value=""
        onChange={(state) => onChange({ state: state as WorkState })}
        options={[
          ['', words.setState],
          ...workStates.map((state) => [state, deskWords.submissions.states[state]] as const),
        ]}
      />
      <button type="button" className={look} onClick={() => onChange({ state: 'closed' })}>
        {words.close}
      </button>
      <button
        type="button"
        className="ml-auto min-h-8 text-accent underline-offset-4 hover:underline"
        onClick={onClear}
      >
        {words.clear}
      </button>
    </section>
  );
}

const look = 'min-h-8 rounded-sm border border-control bg-raised px-3 hover:border-ink';

/** Takes 1 to 4 as well as a click. */
export function StateDialog({
  rows,
  onClose,
  onState,
}: {
  /** None while it is closed. */
  rows: InboxRow[];
  onClose: () => void;
  onState: (state: WorkState) => void;
}) {
  const [first] = rows;
  const firstButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (first) firstButton.current?.focus();
  }, [first]);
  return (
    <Dialog
      open={rows.length > 0}
      onClose={onClose}
      heading={stateDialogWords.heading}
      closeLabel={stateDialogWords.close}
    >
      <p className="mb-3 text-muted">
        {rows.length === 1
          ? `${first!.name} · ${first!.about}`
          : fillIn(stateDialogWords.for, { count: rows.length })}
      </p>
      <div
        role="presentation"
        className="grid gap-2"
        onKeyDown={({ key }) => {
          const state = workStates[Number(key) - 1];
          if (state) onState(state);
        }}
      >
        {workStates.map((state, index) => (
          <button
            key={state}
            type="button"
            ref={index === 0 ? firstButton : undefined}
            onClick={() => onState(state)}
            className="flex min-h-11 items-center justify-between rounded-sm border border-control px-4 text-left hover:border-ink hover:bg-ink/5"
          >
            <StateLabel state={state} />
            <kbd className="text-muted">{index + 1}</kbd>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
