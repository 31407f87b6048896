import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { mergeContent } from '#domain/documents/merge-content.ts';
import type { AnswerDraft } from '#domain/threads/message.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { deskWords } from '#desk/kit/words.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { ConflictPanel } from '#desk/editor/differences.tsx';
import { ApiError, ask } from '#desk/kit/api.ts';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { Problem } from '#desk/kit/problem.tsx';
import { AnswerPreview, type AfterSending } from './answer-preview.tsx';
import { LeftOut } from './left-out.tsx';
import { answerDrafts, keepTyped, type TypedAnswer } from './typed-drafts.ts';

const words = deskWords.submissions.thread;

/** The next answer: begun with a template, seen as its receiver will see it, then sent. */
export function AnswerEditor({
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
      ask('POST /submissions/:id/answer/release', { id }, { body: { version, draft: checked } }),
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
            <TextField
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
