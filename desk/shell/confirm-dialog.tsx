import type { ReactNode } from 'react';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before something that is not undone with a press of a button. */
export function ConfirmDialog({
  open,
  onClose,
  heading,
  keepLabel,
  confirmLabel,
  disabled = false,
  onConfirm,
  children,
}: {
  open: boolean;
  onClose: () => void;
  heading: string;
  keepLabel: string;
  confirmLabel: string;
  disabled?: boolean;
  onConfirm: () => void;
  children: ReactNode;
}) {
  const { close, notices } = shellWords;
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
          if (!disabled) onConfirm();
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button type="submit" aria-disabled={disabled}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
