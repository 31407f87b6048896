import { useState } from 'react';
import type { Message } from '#domain/threads/message.ts';
import { deskWords } from '#desk/kit/words.ts';
import { classNames } from '#ui/class-names.ts';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { FileContent, FileFacts } from './file-view.tsx';

const words = deskWords.submissions.thread;

export function ThreadMessage({
  submissionId,
  message: { id, author, by, subject, text, at, file },
}: {
  submissionId: string;
  message: Message;
}) {
  const [isOpen, setOpen] = useState(false);
  const address = `/submissions/${submissionId}/messages/${id}/file`;
  return (
    <li
      className={classNames(
        'rounded-md border p-4',
        author === 'desk' ? 'border-line bg-surface lg:ml-8' : 'border-accent bg-sunken lg:mr-8',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="font-semibold text-ink">
          {author === 'sender' ? words.sender : (by ?? words.firm)}
        </span>
        <time dateTime={new Date(at).toISOString()}>{fullTime(at)}</time>
      </p>
      {subject && <p className="mt-2 font-semibold wrap-anywhere">{subject}</p>}
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
      {file && (
        <div className="mt-3 grid gap-3 border-t border-line pt-3">
          <FileFacts address={address} file={file}>
            <SmallButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.hideFile : words.showFile}
            </SmallButton>
          </FileFacts>
          {isOpen && <FileContent address={address} file={file} />}
        </div>
      )}
    </li>
  );
}
