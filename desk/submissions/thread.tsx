import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Message } from '#domain/threads/message.ts';
import { classNames } from '#ui/class-names.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { AnswerEditor, type AfterSending } from './answer-editor.tsx';
import { FileContent, FileFacts } from './file-view.tsx';
import { Section } from './section.tsx';

const words = deskWords.submissions.thread;

/** What staff and sender wrote to each other. */
export function Thread({
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
            {messages.map((message) => (
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

/** The next answer, in sight whatever else is read. */
export function Composer({
  detail,
  focusWish,
  onSent,
}: {
  detail: SubmissionDetail;
  /** Changes with each wish to write an answer. */
  focusWish: string | false;
  onSent: (then: AfterSending) => void;
}) {
  const editor = useRef<HTMLElement>(null);
  // Here, since the editor begins anew after each answer and must not take the focus then.
  useEffect(() => {
    if (focusWish) editor.current?.querySelector('select')?.focus();
  }, [focusWish]);
  const { messages, row } = detail;
  const answers = messages.filter(({ author }) => author === 'desk').length;
  return (
    <section
      ref={editor}
      aria-label={words.answer}
      className="border-t border-line bg-surface p-4 lg:max-h-[70%] lg:shrink-0 lg:overflow-y-auto lg:overscroll-contain lg:py-3"
    >
      {row.withdrawn ? (
        <p className="text-muted">{words.withdrawn}</p>
      ) : (
        <AnswerEditor
          // It begins anew after an answer, not after a reply that comes in while one is written.
          key={`${row.id} ${answers}`}
          detail={detail}
          onSent={onSent}
        />
      )}
    </section>
  );
}
