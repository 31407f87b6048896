import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { PreviewChoices, PreviewFrame } from '#desk/editor/preview-frame.tsx';
import { ask } from '#desk/kit/api.ts';
import { Problem } from '#desk/kit/problem.tsx';

const words = deskWords.submissions.thread;

type Seen = 'page' | 'mail';

/** Where the work goes on. */
export type AfterSending = 'stay' | 'next';

/** The draft as its receiver will see it, on the page and in the mail about it. */
export function AnswerPreview({
  submissionId: id,
  draft,
  email,
  busy,
  onSend,
  onBack,
}: {
  submissionId: string;
  /** Another one is another preview. */
  draft: string;
  email: string;
  busy: boolean;
  onSend: (then: AfterSending) => void;
  onBack: () => void;
}) {
  const [seen, setSeen] = useState<Seen>('page');
  const sendButton = useRef<HTMLDivElement>(null);
  useEffect(() => sendButton.current?.querySelector('button')?.focus(), []);
  const { data, error } = useQuery({
    queryKey: ['answer-preview', id, draft, seen],
    queryFn: ({ signal }) => ask('GET /submissions/:id/answer/:seen', { id, seen }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <>
      <p className="text-muted">{fillIn(words.to, { email })}</p>
      <div ref={sendButton} className="flex flex-wrap items-center gap-3">
        <Button onClick={() => onSend('stay')} disabled={busy}>
          {words.send}
        </Button>
        <Button variant="secondary" onClick={() => onSend('next')} disabled={busy}>
          {words.sendAndNext}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
      </div>
      <PreviewFrame
        title={words.seen[seen]}
        html={data?.html}
        startAt="#conversation li:last-of-type"
        problem={error && <Problem>{words.previewFailed}</Problem>}
      >
        <PreviewChoices
          label={words.preview}
          options={(['page', 'mail'] as const).map((value) => ({ value, name: words.seen[value] }))}
          chosen={seen}
          onChoice={setSeen}
        />
      </PreviewFrame>
    </>
  );
}
