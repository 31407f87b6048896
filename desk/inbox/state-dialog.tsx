import { useEffect, useRef } from 'react';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import { workStates, type InboxRow, type WorkState } from '#domain/submissions/work.ts';
import { Dialog } from '#ui/dialog.tsx';
import { StateLabel } from '#desk/submissions/submission-labels.tsx';

const words = deskWords.inbox.stateDialog;

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
      heading={words.heading}
      closeLabel={words.close}
    >
      <p className="mb-3 text-muted">
        {rows.length === 1
          ? `${first!.name} · ${first!.about}`
          : fillIn(words.for, { count: rows.length })}
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
