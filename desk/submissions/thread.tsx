import { type RefObject, useState } from 'react';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Message } from '#domain/threads/message.ts';
import { classNames } from '#ui/class-names.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { FileContent, FileFactsList } from './file-view.tsx';
import { Section } from './sections.tsx';

const words = deskWords.submissions.thread;

/** What staff and sender wrote to each other, the newest on top. */
export function DeskThread({
  detail: { messages, row },
  log,
}: {
  detail: SubmissionDetail;
  log: RefObject<HTMLDivElement | null>;
}) {
  return (
    <Section heading={words.heading}>
      {/* What comes in while it is open is read out. */}
      <div role="log" aria-label={words.messages} tabIndex={-1} ref={log} className="outline-none">
        {messages.length === 0 ? (
          <p className="text-muted">{words.nothing}</p>
        ) : (
          <ol className="grid gap-3">
            {messages.toReversed().map((message) => (
              <ThreadMessage key={message.id} submissionId={row.id} message={message} />
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}

function ThreadMessage({
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
        'rounded-md border px-3 py-2',
        author === 'desk' ? 'ml-6 border-line bg-surface' : 'mr-6 border-accent bg-sunken',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="font-semibold text-ink">
          {author === 'sender' ? words.sender : (by ?? words.firm)}
        </span>
        <time dateTime={new Date(at).toISOString()}>{fullTime(at)}</time>
      </p>
      {subject && <p className="mt-1 font-semibold wrap-anywhere">{subject}</p>}
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
      {file && (
        <div className="mt-3 grid gap-3 border-t border-line pt-3">
          <FileFactsList address={address} file={file}>
            <SmallButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.hideFile : words.showFile}
            </SmallButton>
          </FileFactsList>
          {isOpen && <FileContent address={address} file={file} />}
        </div>
      )}
    </li>
  );
}
