import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import { threadWords as words } from '../../messages/desk-words/thread.ts';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { ask } from '../shell/api.ts';
import { denseControlLook } from '../shell/dense-control-look.ts';
import { SmallButton } from '../shell/small-button.tsx';
import { useAct } from '../shell/use-act.ts';
import { Problem } from '../shell/problem.tsx';
import { AnswerPreview, type AfterSending } from './answer-preview.tsx';
import { LeftOut } from './left-out.tsx';
import { answerDrafts, type TypedAnswer } from './typed-drafts.ts';

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
  const [answer, setAnswer] = useState<TypedAnswer>(
    answerDrafts.get(id) ?? {
      template: draft?.template ?? '',
      subject: draft?.subject ?? '',
      text: draft?.text ?? '',
    },
  );
  const write = (next: TypedAnswer) => {
    setAnswer(next);
    answerDrafts.set(id, next);
  };
  const [checking, setChecking] = useState(false);
  const templates = useQuery({
    queryKey: ['answer-templates', id],
    queryFn: ({ signal }) => ask('GET /submissions/:id/answer-templates', { id }, { signal }),
    staleTime: Infinity,
  });
  const changed = (next: SubmissionDetail) => {
    answerDrafts.delete(id);
    client.setQueryData(['submission', id], next);
  };
  const save = useAct({
    act: (_next: 'check' | 'stay') =>
      ask('PUT /submissions/:id/answer', { id }, { body: { version, ...answer } }),
    failure: 'shown',
    refusals: words.refusals,
    onDone: (next, what) => {
      changed(next);
      setChecking(what === 'check');
    },
    renews: [['inbox']],
  });
  const send = useAct({
    act: (_then: AfterSending) =>
      ask('POST /submissions/:id/answer/release', { id }, { body: { version } }),
    failure: 'shown',
    refusals: words.refusals,
    done: words.sent,
    onDone: (next, then) => {
      changed(next);
      onSent(then);
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
    if (isCheck && complete) save.act('check');
    if (event.key === 'Escape') {
      event.currentTarget.blur();
      event.stopPropagation();
    }
  };

  return (
    <div className="group/answer grid gap-2">
      {checking ? (
        <AnswerPreview
          submissionId={id}
          version={version}
          email={email}
          busy={send.busy}
          onSend={send.act}
          onBack={() => setChecking(false)}
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
              onChange={({ currentTarget }) => write({ ...answer, subject: currentTarget.value })}
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
            onChange={({ currentTarget }) => write({ ...answer, text: currentTarget.value })}
          />
          <div className="flex flex-wrap items-center gap-3">
            <SmallButton
              variant="primary"
              // The draft is saved first: what is sent is what was seen.
              onClick={() => save.act('check')}
              disabled={!complete || save.busy}
            >
              {words.preview}
            </SmallButton>
            <SmallButton onClick={() => save.act('stay')} disabled={!complete || save.busy}>
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
