import type { ReactNode } from 'react';
import { deskWords } from './words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from './loading.tsx';
import { useAct, type MutationOptions } from './use-act.ts';

type DialogProps = Omit<Parameters<typeof ActDialog>[0], 'act'>;
type ActOptions<Answer> = Omit<Parameters<typeof useAct<void, Answer>>[0], 'failure'>;

/** Does one thing and closes, or says why it could not. */
export function AskDialog<Answer>({
  act,
  refusals,
  done,
  onDone,
  renews,
  ...dialog
}: DialogProps & ActOptions<Answer>) {
  const asked = useAct<void, Answer>({
    act,
    refusals,
    done,
    renews,
    failure: 'shown',
    onDone: (answer) => {
      dialog.onClose();
      onDone?.(answer);
    },
  });
  return <ActDialog {...dialog} act={asked} />;
}

/** A dialog that does one thing, or asks before it: busy and failing look the same in each. */
export function ActDialog({
  open = true,
  onClose,
  heading,
  act: { act, busy = false, problem },
  label,
  keepLabel,
  danger = false,
  instead,
  children,
}: {
  open?: boolean;
  onClose: () => void;
  heading: string;
  act: Pick<MutationOptions, 'act'> & Partial<Pick<MutationOptions, 'busy' | 'problem'>>;
  label: string;
  /** Of a button that closes it without doing anything. */
  keepLabel?: string;
  /** What it does cannot be taken back. */
  danger?: boolean;
  /** A button of something better to do, before the others. */
  instead?: ReactNode;
  children: ReactNode;
}) {
  const { close, notices } = deskWords.kit;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      notices={{ label: notices, close }}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        {children}
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-3">
          {instead}
          {keepLabel && (
            <Button variant="secondary" onClick={onClose}>
              {keepLabel}
            </Button>
          )}
          <Button type="submit" variant={danger ? 'danger' : 'primary'} aria-disabled={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
