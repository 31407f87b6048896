import { useState, type ReactNode } from 'react';
import { fillIn } from '#words/fill-in.ts';
import type { ShellWords } from '#words/forms.en.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { AnyFormWords } from './form-props.ts';
import type { Receipt } from './send-submission.ts';
import { WithReference } from './linked-text.tsx';

/**
 * Stands where the form was, as the status page does after a plain post: confirmation, reference,
 * promise, private link. It takes the focus and comes into view.
 */
export function StoredReceipt({
  receipt: { reference, status, answerBy },
  words,
  shell,
  onAgain,
  children,
}: {
  receipt: Receipt;
  words: AnyFormWords;
  shell: ShellWords;
  /** Shows the empty form; absent where a dialog closes by itself. */
  onAgain: (() => void) | undefined;
  /** What else a visitor may do next. */
  children?: ReactNode;
}) {
  const { follow } = shell;
  const [notice, setNotice] = useState('');
  const copy = () =>
    navigator.clipboard
      .writeText(new URL(status, window.location.href).href)
      .then(() => follow.copied)
      .catch(() => follow.copyFailed)
      .then(setNotice);
  return (
    <div className="grid justify-items-start gap-3">
      <p
        ref={bringIntoView}
        tabIndex={-1}
        className="flex scroll-mt-[calc(var(--header-height)+1.5rem)] items-start gap-3 text-xl font-semibold outline-none"
      >
        <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
        {words.successTitle}
      </p>
      {words.success && <p>{words.success}</p>}
      <p>
        <WithReference sentence={shell.reference} reference={reference} />
      </p>
      {answerBy && <p>{fillIn(follow.promise, { time: answerBy, zone: follow.zone })}</p>}
      {status && (
        <p className="flex flex-wrap items-center gap-x-6">
          <TextLink href={status} className="py-2">
            {follow.link}
          </TextLink>
          <Button variant="quiet" className="-mx-5" onClick={() => void copy()}>
            {follow.copy}
          </Button>
          <output>{notice}</output>
        </p>
      )}
      {children}
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          {shell.again}
        </Button>
      )}
    </div>
  );
}

function bringIntoView(confirmation: HTMLElement | null) {
  confirmation?.scrollIntoView({ block: 'start' });
  confirmation?.focus({ preventScroll: true });
}
