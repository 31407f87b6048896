import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Note } from '#domain/submissions/work.ts';
import { classNames } from '#ui/class-names.ts';
import { TextAreaField } from '#ui/text-field.tsx';
import { ask } from '#desk/kit/api.ts';
import { denseControlLook, SmallButton } from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { Section } from './sections.tsx';
import { fullTime, numberText } from '#desk/kit/times.ts';
import type { AnswerDraft } from '#domain/threads/message.ts';

const words = deskWords.submissions.notes;
const maxLength = 5_000;

export function Notes({
  submissionId,
  notes,
  focusWish,
}: {
  submissionId: string;
  notes: Note[];
  /** Changes with each wish to write one. */
  focusWish: string | false;
}) {
  return (
    <Section heading={words.heading}>
      {notes.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="grid gap-3">
        {notes.map(({ id, by, writtenAt, text }) => (
          <li key={id} className="rounded-md border border-line bg-surface px-3 py-2">
            <p className="text-muted">
              <span className="font-medium text-ink">{by}</span> · {fullTime(writtenAt)}
            </p>
            <p className="break-words whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
      <NoteForm submissionId={submissionId} focusWish={focusWish} />
    </Section>
  );
}

/** What is typed stays in its field until the server has it. */
function NoteForm({
  submissionId,
  focusWish,
}: {
  submissionId: string;
  focusWish: string | false;
}) {
  const client = useQueryClient();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ text, key }, setTyped] = useState(noteDrafts.get(submissionId) ?? typedNote(''));
  const [tooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (focusWish) form.current?.querySelector('textarea')?.focus();
  }, [focusWish]);

  const type = (next: string) => {
    const typed = typedNote(next);
    setTyped(typed);
    keepTyped(noteDrafts, submissionId, next ? typed : undefined);
  };
  const saving = useAct({
    act: () => ask('POST /submissions/:id/notes', { id: submissionId }, { body: { text, key } }),
    failure: 'shown',
    onDone: (note) => {
      client.setQueryData<SubmissionDetail>(['submission', submissionId], (detail) =>
        detail && !detail.notes.some((one) => one.id === note.id)
          ? { ...detail, notes: [...detail.notes, note] }
          : detail,
      );
      type('');
    },
  });
  const save = () => {
    const length = text.trim().length;
    setTooLong(length > maxLength);
    if (length > 0 && length <= maxLength) saving.act();
  };
  const refused = saving.problem && `${words.failed} ${saving.problem}`;
  const limit = fillIn(words.tooLong, { limit: numberText(maxLength) });

  return (
    <form
      ref={form}
      className="grid justify-items-stretch gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextAreaField
        id={id}
        label={words.label}
        hint={words.hint}
        error={tooLong ? limit : refused}
        placeholder={words.label}
        className={classNames(denseControlLook, growingLook)}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key === 'Escape') {
            event.currentTarget.blur();
            event.stopPropagation();
          }
        }}
      />
      <SmallButton
        type="submit"
        className="justify-self-start"
        aria-disabled={saving.busy || !text.trim()}
      >
        {saving.busy ? words.saving : words.save}
      </SmallButton>
    </form>
  );
}

function typedNote(text: string): TypedNote {
  return { text, key: crypto.randomUUID() };
}

/** One line until somebody writes. */
const growingLook = 'h-9 focus:h-24 not-placeholder-shown:h-24';

/** The key names one text: posted again after a lost answer, it is stored once. */
type TypedNote = { text: string; key: string };

/** `begunWith` is the draft that was stored when the writing began: only that one is replaced. */
export type TypedAnswer = {
  template: string;
  subject: string;
  text: string;
  begunWith: AnswerDraft | null;
};

/** What was typed and not saved, by submission. Kept while the page is open, never stored. */
const noteDrafts = new Map<string, TypedNote>();
export const answerDrafts = new Map<string, TypedAnswer>();

/** More than anybody leaves unfinished in one tab. */
const maxDrafts = 100;

/** Keeps what is typed, or forgets it. Beyond the limit the one that was left first goes. */
export function keepTyped<Typed>(drafts: Map<string, Typed>, id: string, typed?: Typed) {
  drafts.delete(id);
  if (typed === undefined) return;
  drafts.set(id, typed);
  const [oldest] = drafts.keys();
  if (drafts.size > maxDrafts) drafts.delete(oldest!);
}
