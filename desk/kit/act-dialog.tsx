import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { deskWords } from './words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { KeyHint, SmallButton } from './controls.tsx';
import { Problem } from './loading.tsx';
import { copyText, useAct, type MutationOptions } from './use-act.ts';

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
  actKey,
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
  /** A key that does it too, pressed anew: not the one that is still held down since it asked. */
  actKey?: string;
  /** Of a button that closes it without doing anything. */
  keepLabel?: string | undefined;
  /** What it does cannot be taken back. */
  danger?: boolean;
  /** A button of something better to do, before the others. */
  instead?: ReactNode;
  children: ReactNode;
}) {
  const { close, notices } = deskWords.kit;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== actKey || event.repeat) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!open || actKey === undefined) return;
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, actKey]);
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
          {keepLabel && <SmallButton onClick={onClose}>{keepLabel}</SmallButton>}
          <SmallButton type="submit" variant={danger ? 'danger' : 'primary'} aria-disabled={busy}>
            {label}
            {actKey && <KeyHint>{actKey}</KeyHint>}
          </SmallButton>
        </div>
      </form>
    </Dialog>
  );
}

/** Shows a link or a key the only time that it can be shown. */
export function ShownOnce({
  heading,
  about,
  text,
  copying: { copy, copied, done },
  onClose,
}: {
  heading: string;
  about: string;
  text: string;
  copying: { copy: string; copied: string; done: string };
  onClose: () => void;
}) {
  const { close, notices } = deskWords.kit;
  return (
    <Dialog
      open
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      notices={{ label: notices, close }}
    >
      <div className="grid gap-5">
        <p className="text-muted">{about}</p>
        <TextInput
          label={heading}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <SmallButton onClick={onClose}>{done}</SmallButton>
          {/* It stays selected in its field where the clipboard is refused. */}
          <SmallButton variant="primary" onClick={() => void copyText(text, copied)}>
            {copy}
          </SmallButton>
        </div>
      </div>
    </Dialog>
  );
}
