import { useEffect, useRef } from 'react';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { deskWords } from '#desk/kit/words.ts';
import { AnswerEditor } from './answer-editor.tsx';
import type { AfterSending } from './answer-preview.tsx';

const words = deskWords.submissions.thread;

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
