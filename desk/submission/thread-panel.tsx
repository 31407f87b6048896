import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import type { Message } from '../../domain/thread/message.ts';
import { threadWords as words } from '../../messages/desk-words/thread.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { ask } from '../shell/api.ts';
import { useAct } from '../shell/use-act.ts';
import { Problem } from '../shell/problem.tsx';
import { fullTime } from '../shell/times.ts';
import { LeftOut } from './left-out.tsx';
import { Section } from './section.tsx';

/** What staff and sender wrote to each other, and below it the next answer. */
export function ThreadPanel({ detail }: { detail: SubmissionDetail }) {
  const { messages, row } = detail;
  if (row.restricted) return null;
  return (
    <Section heading={words.heading}>
      <ol aria-label={words.messages} className="grid gap-3 empty:hidden">
        {messages.map((message) => (
          <Sent key={message.id} message={message} />
        ))}
      </ol>
      {row.withdrawn ? (
        <p className="text-sm text-muted">{words.withdrawn}</p>
      ) : (
        // After each message the editor begins anew.
        <Draft detail={detail} key={`${row.id} ${messages.length}`} />
      )}
    </Section>
  );
}

function Sent({ message: { author, by, subject, text, at } }: { message: Message }) {
  return (
    <li className="rounded-md border border-line bg-surface p-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="font-semibold text-ink">
          {author === 'sender' ? words.sender : (by ?? words.firm)}
        </span>
        <time dateTime={new Date(at).toISOString()}>{fullTime(at)}</time>
      </p>
      {subject && <p className="mt-2 font-semibold wrap-anywhere">{subject}</p>}
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
    </li>
  );
}

type Answer = { template: string; subject: string; text: string };

function Draft({ detail }: { detail: SubmissionDetail }) {
  const { row, draft, email } = detail;
  const { id, version } = row;
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer>({
    template: draft?.template ?? '',
    subject: draft?.subject ?? '',
    text: draft?.text ?? '',
  });
  const [checking, setChecking] = useState(false);
  const templates = useQuery({
    queryKey: ['outcome-templates', id],
    queryFn: ({ signal }) => ask('GET /submissions/:id/outcome-templates', { id }, { signal }),
    staleTime: Infinity,
  });
  const changed = (next: SubmissionDetail) => client.setQueryData(['submission', id], next);
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
    act: () => ask('POST /submissions/:id/answer/release', { id }, { body: { version } }),
    failure: 'shown',
    refusals: words.refusals,
    onDone: changed,
    renews: [['inbox']],
  });
  const complete = answer.subject.trim() !== '' && answer.text.trim() !== '';
  const problem = save.problem ?? send.problem;
  const choose = (id: string) => {
    const chosen = templates.data?.find((one) => one.id === id);
    setAnswer({ template: id, subject: chosen?.subject ?? '', text: chosen?.text ?? '' });
  };

  return (
    <div className="grid gap-4">
      {checking ? (
        <div className="rounded-md border border-accent bg-surface p-4 text-sm">
          <p className="text-muted">{fillIn(words.to, { email })}</p>
          <p className="mt-2 font-semibold">{answer.subject}</p>
          <p className="mt-2 whitespace-pre-line">{answer.text}</p>
        </div>
      ) : (
        <>
          <SelectField
            label={words.template}
            placeholder={words.none}
            options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={answer.template}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <LeftOut template={templates.data?.find((one) => one.id === answer.template)} />
          <TextField
            label={words.subject}
            maxLength={120}
            value={answer.subject}
            onChange={({ currentTarget }) => setAnswer({ ...answer, subject: currentTarget.value })}
          />
          <TextAreaField
            label={words.text}
            hint={words.hint}
            rows={8}
            maxLength={10_000}
            value={answer.text}
            onChange={({ currentTarget }) => setAnswer({ ...answer, text: currentTarget.value })}
          />
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {checking ? (
          <>
            <Button onClick={() => send.act()} disabled={send.busy}>
              {words.send}
            </Button>
            <Button variant="secondary" onClick={() => setChecking(false)}>
              {words.back}
            </Button>
          </>
        ) : (
          <>
            <Button
              // The draft is saved first: what is sent is what was seen.
              onClick={() => save.act('check')}
              disabled={!complete || save.busy}
            >
              {words.preview}
            </Button>
            <Button
              variant="secondary"
              onClick={() => save.act('stay')}
              disabled={!complete || save.busy}
            >
              {words.save}
            </Button>
          </>
        )}
        <output className="text-sm text-muted">
          {!checking && save.answer && !save.problem ? words.saved : ''}
        </output>
      </div>
      <Problem>{problem && `${problem} ${words.kept}`}</Problem>
    </div>
  );
}
