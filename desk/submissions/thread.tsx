import type { RefObject } from 'react';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Section } from './section.tsx';
import { ThreadMessage } from './thread-message.tsx';

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
