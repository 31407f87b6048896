import { useState } from 'react';
import { fillIn } from '../../messages/fill-in.ts';
import type { ShellWords } from '../../messages/forms.en.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Receipt } from './send-submission.ts';

/** After sending: the reference, the promise, and the private link with a button that copies it. */
export function StoredReceipt({
  receipt: { reference, status, answerBy },
  shell,
}: {
  receipt: Receipt;
  shell: ShellWords;
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
    <div className="grid gap-1 text-sm text-muted">
      <p>{fillIn(shell.reference, { reference })}</p>
      {answerBy && <p>{fillIn(follow.promise, { time: answerBy, zone: follow.zone })}</p>}
      {status && (
        <p className="flex flex-wrap items-center gap-x-4">
          <TextLink href={status} className="py-2">
            {follow.link}
          </TextLink>
          <Button variant="quiet" onClick={() => void copy()}>
            {follow.copy}
          </Button>
          <output>{notice}</output>
        </p>
      )}
    </div>
  );
}
