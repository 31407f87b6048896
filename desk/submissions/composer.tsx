import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mergeContent } from '#domain/documents/merge-content.ts';
import type { ShownTemplate } from '#domain/mail/mail-template.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { AnswerDraft } from '#domain/threads/message.ts';
import { openPlaces } from '#domain/threads/reply.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextInput } from '#ui/text-field.tsx';
import { ConflictPanel } from '#desk/editor/revisions.tsx';
import { ApiError, ask } from '#desk/kit/api.ts';
import { Choices, denseControlLook, KeyHint, SmallButton } from '#desk/kit/controls.tsx';
import { Problem } from '#desk/kit/loading.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { answerDrafts, keepTyped, type TypedAnswer } from './notes.tsx';
import { LeftOut, TemplateDialog } from './templates.tsx';
import { usePanelActs } from './work-controls.tsx';

const words = deskWords.submissions.thread;

/** Where the work goes on. */
export type AfterSending = 'stay' | 'next';

/** The next answer: one line until somebody writes, then as wide as what is answered. */
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
  const { messages, row, draft } = detail;
  const { pressed } = usePanelActs();
  const editor = useRef<HTMLElement>(null);
  // What was typed and not sent is in sight again on the way back to it.
  const [open, setOpen] = useState(() => answerDrafts.has(row.id));
  const [wished, setWished] = useState<string | false>(false);
  if (focusWish !== wished) {
    setWished(focusWish);
    if (focusWish) setOpen(true);
  }
  // Here, since the editor begins anew after each answer and must not take the focus then.
  useEffect(() => {
    if (focusWish) showAndFocus(editor.current, 'select');
  }, [focusWish]);
  const [toggled, setToggled] = useState(0);
  const toggle = (next: boolean) => {
    setOpen(next);
    setToggled(toggled + 1);
  };
  useEffect(() => {
    if (toggled > 0) showAndFocus(editor.current, 'select, button');
  }, [toggled]);
  // An answer that is still on its way must not move somebody who has gone on meanwhile.
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  const answers = messages.filter(({ author }) => author === 'desk').length;
  const begun = answerDrafts.get(row.id) ?? draft;
  if (row.withdrawn) {
    return (
      <section aria-label={words.answer} className={composerLook}>
        <p className="text-muted">{words.withdrawn}</p>
      </section>
    );
  }
  return (
    <section
      ref={editor}
      aria-label={words.answer}
      // On a narrow screen the bar at the bottom opens it.
      className={classNames(composerLook, !open && !begun && 'max-wide:hidden')}
    >
      {open ? (
        <AnswerEditor
          // It begins anew after an answer, not after a reply that comes in while one is written.
          key={`${row.id} ${answers}`}
          detail={detail}
          pressed={pressed.number}
          onLeave={() => toggle(false)}
          onSent={(then) => {
            setOpen(false);
            pressed.forget();
            if (!left.current) onSent(then);
          }}
        />
      ) : (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => {
            pressed.forget();
            toggle(true);
          }}
          className="flex min-h-9 w-full items-center justify-between gap-3 rounded-sm border border-control bg-raised px-3 text-left hover:border-ink"
        >
          <span className={classNames('truncate', !begun && 'text-muted')}>
            {begun
              ? fillIn(words.begun, { text: begun.subject || begun.text })
              : fillIn(words.answerTo, { name: row.name || row.reference })}
          </span>
          <KeyHint>r</KeyHint>
        </button>
      )}
    </section>
  );
}

/** All of it is in sight, on a phone above the bar of acts. */
function showAndFocus(editor: HTMLElement | null, field: string) {
  editor?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
  editor?.scrollIntoView({ block: 'nearest' });
}

const composerLook =
  'border-line bg-surface px-4 py-2 max-lg:order-2 max-lg:scroll-mb-16 max-lg:border-y lg:max-h-[80%] lg:shrink-0 lg:overflow-y-auto lg:overscroll-contain lg:border-t';

/** Begun with a template, seen as its receiver will see it, then sent. */
function AnswerEditor({
  detail,
  pressed,
  onLeave,
  onSent,
}: {
  detail: SubmissionDetail;
  /** The number of the template that it begins with; 0 for none. */
  pressed: number;
  onLeave: () => void;
  onSent: (then: AfterSending) => void;
}) {
  const { row, draft, email } = detail;
  const { id, version } = row;
  const client = useQueryClient();
  const [typed, setTyped] = useState(answerDrafts.get(id));
  const [conflict, setConflict] = useState<AnswerDraft>();
  const type = (next: TypedAnswer | undefined) => {
    setTyped(next);
    keepTyped(answerDrafts, id, next);
  };
  /** The draft that is looked at before it is sent. */
  const [checked, setChecked] = useState<string>();
  const write = (change: Partial<TypedAnswer>) => {
    setChecked(undefined);
    type({ ...answer, ...change });
  };
  const [keeping, setKeeping] = useState(false);
  const templates = useQuery({
    queryKey: ['answer-templates', id],
    queryFn: ({ signal }) => ask('GET /submissions/:id/answer-templates', { id }, { signal }),
  });
  const templateOf = (is: (one: ShownTemplate, at: number) => boolean) => {
    const { id: template = '', subject = '', text = '' } = templates.data?.templates.find(is) ?? {};
    return { template, subject, text };
  };
  const beginning: TypedAnswer = draft
    ? asTyped(draft)
    : { ...templateOf((_, at) => at + 1 === pressed), begunWith: null };
  // Until somebody types, the draft is shown as it is stored, whoever saves it.
  const answer = typed ?? beginning;
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
  const places = openPlaces(answer.subject, answer.text);
  const text = useRef<HTMLTextAreaElement>(null);
  const check = () => {
    if (places.length > 0) markFirstPlace(text.current!);
    // The draft is saved first: what is sent is what was seen.
    else save.act({ typed: answer, check: true });
  };
  const mailed = templates.data?.sendsMail ?? true;
  const problem = save.problem ?? send.problem;
  const chosen = templates.data?.templates.find((one) => one.id === answer.template);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isCheck = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isCheck && complete) check();
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
  };
  if (conflict) {
    return (
      <>
        <ConflictPanel
          by={conflict.writtenBy}
          at={conflict.writtenAt}
          merged={mergeContent(wordsOf(answer.begunWith), wordsOf(answer), wordsOf(conflict))}
          labelOf={(field) => (field === 'subject' ? words.subject : words.text)}
          busy={save.busy}
          onSettled={(settledWords) => {
            const settled = { ...answer, ...(settledWords as AnswerWords), begunWith: conflict };
            type(settled);
            save.act({ typed: settled, check: false });
          }}
        />
        <Problem>{problem && `${problem} ${words.kept}`}</Problem>
      </>
    );
  }
  return (
    // Its keys are those of its fields and buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="@container" onKeyDown={onKeyDown}>
      <div className={classNames('grid gap-x-4 gap-y-2', checked && '@2xl:grid-cols-2')}>
        <div className="grid content-start gap-2">
          <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <SelectField
              label={words.template}
              className={classNames(denseControlLook, 'appearance-none pr-9')}
              placeholder={words.none}
              // By their number a key chooses them.
              options={(templates.data?.templates ?? []).map((one, at) => ({
                value: one.id,
                label: `${at + 1}. ${one.name}`,
              }))}
              value={answer.template}
              onChange={({ currentTarget }) =>
                write(templateOf((one) => one.id === currentTarget.value))
              }
            />
            <TextInput
              label={words.subject}
              className={denseControlLook}
              maxLength={120}
              value={answer.subject}
              onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
            />
          </div>
          <LeftOut template={chosen} />
          <TextAreaField
            ref={text}
            label={words.text}
            placeholder={mailed ? words.placeholder : words.placeholderUnmailed}
            className={classNames(denseControlLook, 'h-[30dvh] min-h-36')}
            maxLength={10_000}
            value={answer.text}
            onChange={({ currentTarget }) => write({ text: currentTarget.value })}
          />
        </div>
        {checked && <AnswerPreview submissionId={id} draft={checked} />}
      </div>
      <Problem>{problem && `${problem} ${words.kept}`}</Problem>
      {keeping && templates.data && (
        <TemplateDialog
          submissionId={id}
          answer={answer}
          values={templates.data.values}
          onClose={() => setKeeping(false)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 bg-surface py-2 lg:sticky lg:bottom-0">
        {checked ? (
          <SendButtons
            to={fillIn(mailed ? words.to : words.toUnmailed, { email })}
            busy={send.busy}
            onSend={send.act}
          />
        ) : (
          <>
            <SmallButton variant="primary" onClick={check} disabled={!complete || save.busy}>
              {words.preview}
              <KeyHint>{words.checkKey}</KeyHint>
            </SmallButton>
            <SmallButton
              onClick={() => save.act({ typed: answer, check: false })}
              disabled={!complete || save.busy}
            >
              {words.save}
            </SmallButton>
            <SmallButton
              variant="quiet"
              onClick={() => setKeeping(true)}
              disabled={!complete || !templates.data}
            >
              {words.keepTemplate.open}
            </SmallButton>
            <output className={classNames(places.length === 0 && 'text-muted')}>
              {places.length > 0
                ? fillIn(words.open, { places: places.join('; ') })
                : save.answer && !save.problem
                  ? words.saved
                  : words.hint}
            </output>
          </>
        )}
      </div>
    </div>
  );
}

function markFirstPlace(field: HTMLTextAreaElement) {
  field.focus();
  const from = field.value.indexOf('[[');
  const end = field.value.indexOf(']]', from);
  if (from >= 0) field.setSelectionRange(from, end < 0 ? from + 2 : end + 2);
}

type AnswerWords = Pick<TypedAnswer, 'subject' | 'text'>;

function wordsOf(one: AnswerWords | null): AnswerWords {
  return { subject: one?.subject ?? '', text: one?.text ?? '' };
}

function asTyped(draft: AnswerDraft): TypedAnswer {
  return { template: draft.template, ...wordsOf(draft), begunWith: draft };
}

function draftSavedMeanwhile(error: unknown): AnswerDraft | undefined {
  return error instanceof ApiError && error.body.error === 'answer-changed'
    ? error.body.current
    : undefined;
}

/** Enter sends and goes on. Typing on takes them away, since another text is to be checked. */
function SendButtons({
  to,
  busy,
  onSend,
}: {
  /** Whom it goes to, and how. */
  to: string;
  busy: boolean;
  onSend: (then: AfterSending) => void;
}) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={buttons} className="flex flex-wrap items-center gap-3">
      <SmallButton variant="primary" onClick={() => onSend('next')} aria-disabled={busy}>
        {words.sendAndNext}
      </SmallButton>
      <SmallButton onClick={() => onSend('stay')} aria-disabled={busy}>
        {words.send}
      </SmallButton>
      <span className="text-muted">{to}</span>
    </div>
  );
}

const views = ['page', 'mail'] as const;

/** The draft as its receiver will see it, on the page and in the mail about it. */
function AnswerPreview({ submissionId: id, draft }: { submissionId: string; draft: string }) {
  const [seen, setSeen] = useState<(typeof views)[number]>('page');
  const { data, error } = useQuery({
    queryKey: ['answer-preview', id, draft, seen],
    queryFn: ({ signal }) => ask('GET /submissions/:id/answer/:seen', { id, seen }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <div className="grid min-h-72 grid-rows-[auto_minmax(0,1fr)] gap-2 @max-2xl:order-first">
      <Choices
        label={words.preview}
        options={views.map((one) => [one, words.seen[one]])}
        chosen={seen}
        onChoice={setSeen}
      />
      {error ? (
        <Problem>{words.previewFailed}</Problem>
      ) : (
        <iframe
          title={words.seen[seen]}
          srcDoc={data?.html ?? ''}
          // Same origin, so that the site's style sheets and fonts load; no scripts, forms or links.
          sandbox="allow-same-origin"
          onLoad={({ currentTarget: { contentWindow } }) => {
            const answer = contentWindow?.document.querySelector('#conversation li:last-of-type');
            // Not scrollIntoView, which scrolls the desk as well.
            if (answer) contentWindow?.scrollTo(0, answer.getBoundingClientRect().top - 120);
          }}
          className="size-full min-h-64 rounded-md border border-line bg-paper"
        />
      )}
    </div>
  );
}
