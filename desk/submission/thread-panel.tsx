import { useEffect, useRef } from 'react';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import { threadWords as words } from '../../messages/desk-words/thread.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { Section } from './section.tsx';
import { ThreadMessage } from './thread-message.tsx';

/** What staff and sender wrote to each other, and below it the next answer. */
export function ThreadPanel({
  detail,
  focusWish,
}: {
  detail: SubmissionDetail;
  /** Changes with each wish to write an answer. */
  focusWish: string | false;
}) {
  const log = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  // Here, since the editor begins anew after each answer and must not take the focus then.
  useEffect(() => {
    if (focusWish) editor.current?.querySelector('select')?.focus();
  }, [focusWish]);
  const { messages, row } = detail;
  if (row.restricted) return null;
  const answers = messages.filter(({ author }) => author === 'desk').length;
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
      {row.withdrawn ? (
        <p className="text-muted">{words.withdrawn}</p>
      ) : (
        <div ref={editor}>
          <AnswerEditor
            // It begins anew after an answer, not after a reply that comes in while one is written.
            key={`${row.id} ${answers}`}
            detail={detail}
            onSent={() => log.current?.focus()}
          />
        </div>
      )}
    </Section>
  );
}
