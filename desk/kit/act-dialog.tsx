import type { ReactNode } from 'react';
import { deskWords } from './words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from './loading.tsx';
import type { Act } from './use-act.ts';

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
  act: Pick<Act, 'act'> & Partial<Pick<Act, 'busy' | 'problem'>>;
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
