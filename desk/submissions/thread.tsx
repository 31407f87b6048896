import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { AnswerDraft, Message } from '#domain/threads/message.ts';
import { classNames } from '#ui/class-names.ts';
import { Choices, denseControlLook, SmallButton } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { FileContent, FileFactsList } from './file-view.tsx';
import { Section } from './sections.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mergeContent } from '#domain/documents/merge-content.ts';
import type { ShownTemplate } from '#domain/mail/mail-template.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextInput } from '#ui/text-field.tsx';
import { ConflictPanel } from '#desk/editor/revisions.tsx';
import { PreviewFrame } from '#desk/editor/preview-view.tsx';
import { ApiError, ask } from '#desk/kit/api.ts';
import { Problem } from '#desk/kit/loading.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { answerDrafts, keepTyped, type TypedAnswer } from './notes.tsx';

const words = deskWords.submissions.thread;

/** What staff and sender wrote to each other. */
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

/** The next answer: begun with a template, seen as its receiver will see it, then sent. */
function AnswerEditor({
  detail,
  onSent,
}: {
  detail: SubmissionDetail;
  onSent: (then: AfterSending) => void;
}) {
  const { row, draft, email } = detail;
  const { id, version } = row;
  const client = useQueryClient();
  const [typed, setTyped] = useState(answerDrafts.get(id));
  // Until somebody types, the draft is shown as it is stored, whoever saves it.
  const answer = typed ?? asTyped(draft);
  const [conflict, setConflict] = useState<AnswerDraft>();
  const type = (next: TypedAnswer | undefined) => {
    setTyped(next);
    keepTyped(answerDrafts, id, next);
  };
  const write = (change: Partial<TypedAnswer>) => type({ ...answer, ...change });
  /** The draft that is looked at before it is sent. */
  const [checked, setChecked] = useState<string>();
  const templates = useQuery({
    queryKey: ['answer-templates', id],
    queryFn: ({ signal }) => ask('GET /submissions/:id/answer-templates', { id }, { signal }),
    staleTime: Infinity,
  });
  const changed = (next: SubmissionDetail) => {
    type(undefined);
    setConflict(undefined);
    client.setQueryData(['submission', id], next);
  };
  const save = useAct({
    act: ({ typed: { begunWith, ...text } }: { typed: TypedAnswer; check: boolean }) =>
      ask(
        'PUT /submissions/:id/answer',
        { id },
        { body: { ...text, draft: begunWith?.id ?? null } },
      ),
    failure: 'shown',
    // The panel with both texts tells it.
    refusals: { ...words.refusals, 'answer-changed': '' },
    onDone: (next, { check }) => {
      changed(next);
      setChecked(check ? next.draft?.id : undefined);
    },
    onRefused: (error) => setConflict(draftSavedMeanwhile(error)),
    renews: [['inbox']],
  });
  const send = useAct({
    act: (_then: AfterSending) =>
      ask('POST /submissions/:id/answer/release', { id }, { body: { version, draft: checked! } }),
    failure: 'shown',
    refusals: words.refusals,
    done: words.sent,
    onDone: (next, then) => {
      changed(next);
      onSent(then);
    },
    onRefused: (error) => {
      const current = draftSavedMeanwhile(error);
      if (!current) return;
      setChecked(undefined);
      client.setQueryData(['submission', id], { ...detail, draft: current });
    },
    renews: [['inbox']],
  });
  const complete = answer.subject.trim() !== '' && answer.text.trim() !== '';
  const problem = save.problem ?? send.problem;
  const choose = (template: string) => {
    const chosen = templates.data?.find((one) => one.id === template);
    write({ template, subject: chosen?.subject ?? '', text: chosen?.text ?? '' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isCheck = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isCheck && complete) save.act({ typed: answer, check: true });
    if (event.key === 'Escape') {
      event.currentTarget.blur();
      event.stopPropagation();
    }
  };

  return (
    <div className="group/answer grid gap-2">
      {conflict ? (
        <ConflictPanel
          by={conflict.writtenBy}
          at={conflict.writtenAt}
          merged={mergeContent(wordsOf(answer.begunWith), wordsOf(answer), wordsOf(conflict))}
          labelOf={(field) => (field === 'subject' ? words.subject : words.text)}
          busy={save.busy}
          onSettled={(chosen) => {
            const settled = { ...answer, ...(chosen as AnswerWords), begunWith: conflict };
            type(settled);
            save.act({ typed: settled, check: false });
          }}
        />
      ) : checked !== undefined ? (
        <AnswerPreview
          submissionId={id}
          draft={checked}
          email={email}
          busy={send.busy}
          onSend={send.act}
          onBack={() => setChecked(undefined)}
        />
      ) : (
        <>
          <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
            <SelectField
              label={words.template}
              className={classNames(denseControlLook, 'appearance-none pr-9')}
              placeholder={words.none}
              // By their number a key chooses them.
              options={(templates.data ?? []).map((one, at) => ({
                value: one.id,
                label: `${at + 1}. ${one.name}`,
              }))}
              value={answer.template}
              onKeyDown={onKeyDown}
              onChange={(event) => choose(event.currentTarget.value)}
            />
            <TextInput
              label={words.subject}
              className={denseControlLook}
              maxLength={120}
              value={answer.subject}
              onKeyDown={onKeyDown}
              onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
            />
          </div>
          <LeftOut template={templates.data?.find((one) => one.id === answer.template)} />
          <TextAreaField
            label={words.text}
            hint={words.hint}
            placeholder={words.placeholder}
            className={classNames(
              denseControlLook,
              'h-14 group-focus-within/answer:h-44 not-placeholder-shown:h-44',
            )}
            maxLength={10_000}
            value={answer.text}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => write({ text: currentTarget.value })}
          />
          <div className="flex flex-wrap items-center gap-3">
            <SmallButton
              variant="primary"
              // The draft is saved first: what is sent is what was seen.
              onClick={() => save.act({ typed: answer, check: true })}
              disabled={!complete || save.busy}
            >
              {words.preview}
            </SmallButton>
            <SmallButton
              onClick={() => save.act({ typed: answer, check: false })}
              disabled={!complete || save.busy}
            >
              {words.save}
            </SmallButton>
            <output className="text-muted">
              {save.answer && !save.problem ? words.saved : ''}
            </output>
          </div>
        </>
      )}
      <Problem>{problem && `${problem} ${words.kept}`}</Problem>
    </div>
  );
}

type AnswerWords = Pick<TypedAnswer, 'subject' | 'text'>;

function wordsOf(one: AnswerWords | null): AnswerWords {
  return { subject: one?.subject ?? '', text: one?.text ?? '' };
}

function asTyped(draft: AnswerDraft | null): TypedAnswer {
  return { template: draft?.template ?? '', ...wordsOf(draft), begunWith: draft };
}

function draftSavedMeanwhile(error: unknown): AnswerDraft | undefined {
  return error instanceof ApiError && error.body.error === 'answer-changed'
    ? error.body.current
    : undefined;
}

type Seen = 'page' | 'mail';

/** Where the work goes on. */
type AfterSending = 'stay' | 'next';

/** The draft as its receiver will see it, on the page and in the mail about it. */
function AnswerPreview({
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
        <Choices
          label={words.preview}
          options={(['page', 'mail'] as const).map((one) => [one, words.seen[one]])}
          chosen={seen}
          onChoice={setSeen}
        />
      </PreviewFrame>
    </>
  );
}

/** What a template says that could not be filled in for this sender. */
function LeftOut({ template }: { template: ShownTemplate | undefined }) {
  if (!template || template.leftOut.length === 0) return null;
  return (
    <div className="rounded-md border border-line bg-surface p-4 text-sm">
      <p className="font-semibold">{words.leftOut}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {template.leftOut.map((paragraph) => (
          <li key={paragraph} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </li>
        ))}
      </ul>
    </div>
  );
}
