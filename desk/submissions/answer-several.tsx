import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillVariables, type TemplatesFor } from '#domain/mail/mail-template.ts';
import { type InboxRow, isOpenWork } from '#domain/submissions/work.ts';
import { openPlaces } from '#domain/threads/reply.ts';
import { fillIn } from '#words/fill-in.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { denseControlLook, Input, Labelled, Select } from '#desk/kit/controls.tsx';
import { Unanswered } from '#desk/kit/loading.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.submissions.several;
const threadWords = deskWords.submissions.thread;

/** One answer to several: with a template, each gets it in their language and with their own name. */
export function AnswerSeveral({
  rows,
  onClose,
  onSent,
}: {
  rows: InboxRow[];
  onClose: () => void;
  onSent: () => void;
}) {
  // As they were ticked; made once, so that a repeat after a lost answer sends nothing twice.
  const [asked] = useState(() =>
    rows.filter(isOpenWork).map((row) => ({ row, key: crypto.randomUUID() })),
  );
  const ids = asked.map(({ row }) => row.id);
  const [template, setTemplate] = useState('');
  const [own, setOwn] = useState({ subject: '', text: '' });
  const query = useQuery({
    queryKey: ['answer-templates', ...ids],
    queryFn: ({ signal }) =>
      ask('GET /answer-templates', {}, { query: `ids=${ids.join()}`, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const answers = asked.map(({ row, key }) => {
    const words = wordsFor(query.data?.[row.id], template, own);
    return { row, key, words, ready: words !== undefined && isComplete(words) };
  });
  const ready = answers.filter((one) => one.ready);
  const sending = useAct({
    act: () =>
      ask(
        'POST /answers',
        {},
        {
          body: {
            answers: ready.map(({ row, key, words }) => ({
              submissionId: row.id,
              key,
              template,
              ...words!,
            })),
          },
        },
      ),
    failure: 'shown',
    done: ({ results }) =>
      fillIn(words.sent, { count: results.filter(isSent).length, all: results.length }),
    onDone: () => {
      onSent();
      onClose();
    },
    renews: [['inbox'], ['submission']],
  });
  const offered = new Map(
    Object.values(query.data ?? {}).flatMap(({ templates }) =>
      templates.map(({ id, name }) => [id, name] as const),
    ),
  );
  return (
    <ActDialog
      onClose={onClose}
      heading={fillIn(words.heading, { count: asked.length })}
      act={{
        ...sending,
        act: () => ready.length > 0 && sending.act(),
        busy: sending.busy || ready.length === 0,
      }}
      label={fillIn(words.send, { count: ready.length || asked.length })}
      keepLabel={deskWords.submissions.cancel}
    >
      {!query.data && <Unanswered query={query} />}
      {rows.length > asked.length && (
        <p className="text-muted">{fillIn(words.settled, { count: rows.length - asked.length })}</p>
      )}
      <Labelled label={threadWords.template}>
        <Select
          look="field"
          value={template}
          onChange={setTemplate}
          options={[['', threadWords.none], ...offered]}
        />
      </Labelled>
      {template === '' && (
        <>
          <Labelled label={threadWords.subject}>
            <Input
              maxLength={120}
              value={own.subject}
              onText={(subject) => setOwn({ ...own, subject })}
            />
          </Labelled>
          <Labelled label={threadWords.text}>
            <textarea
              rows={7}
              maxLength={10_000}
              value={own.text}
              onChange={({ target }) => setOwn({ ...own, text: target.value })}
              className={denseControlLook}
            />
          </Labelled>
          <p className="text-xs text-muted">{words.hint}</p>
        </>
      )}
      <ul className="divide-y divide-line rounded-md border border-line">
        {answers.map((one) => (
          <li key={one.row.id} className="px-3 py-1">
            <details>
              <summary className="min-h-8 cursor-pointer content-center">
                <span className="font-medium">{one.row.name || one.row.reference}</span>{' '}
                <span className="text-muted">{one.ready ? one.words?.subject : whyNot(one)}</span>
              </summary>
              <p className="pb-2 wrap-anywhere whitespace-pre-line">{one.words?.text}</p>
            </details>
          </li>
        ))}
      </ul>
    </ActDialog>
  );
}

type Words = { subject: string; text: string };

/** What one of them gets; undefined where the template is for another form or language. */
function wordsFor(
  given: TemplatesFor | undefined,
  template: string,
  own: Words,
): Words | undefined {
  if (!given) return undefined;
  if (template !== '') {
    const filled = given.templates.find(({ id }) => id === template);
    return filled && { subject: filled.subject, text: filled.text };
  }
  return {
    subject: fillVariables(own.subject, given.values),
    text: fillVariables(own.text, given.values),
  };
}

function isComplete({ subject, text }: Words): boolean {
  return Boolean(subject.trim() && text.trim()) && openPlaces(subject, text).length === 0;
}

function whyNot({ words: written }: { words: Words | undefined }): string {
  if (!written) return words.notOffered;
  return openPlaces(written.subject, written.text).length > 0 ? words.open : words.empty;
}

function isSent({ result }: { result: string }): boolean {
  return result === 'sent' || result === 'repeated';
}
