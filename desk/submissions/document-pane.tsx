import { useEffect, useRef, useState } from 'react';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { ShownField, SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { deskWords } from '#desk/kit/words.ts';
import { PreviewChoices } from '#desk/editor/preview-frame.tsx';
import { FileView } from './file-view.tsx';
import { isInDocument } from './facts.tsx';

const words = deskWords.submissions.document;

type Part = 'file' | 'words';

/** Kinds whose file is what one reads first; of the others it is what the sender wrote. */
const ledByFile: readonly SubmissionKind[] = ['job-application', 'candidate-registration'];

/** What one reads: the CV, the letter, the brief or the message. */
export function DocumentPane({
  detail: { row, fields, file },
  focusWish,
}: {
  detail: SubmissionDetail;
  /** Changes with each wish to see the file. */
  focusWish: string | false;
}) {
  const written = fields.filter((field) => field.value && isInDocument(row.kind, field));
  const [chosen, setChosen] = useState<Part>(ledByFile.includes(row.kind) ? 'file' : 'words');
  const [answered, setAnswered] = useState<string | false>(false);
  if (focusWish !== answered) {
    setAnswered(focusWish);
    if (focusWish) setChosen('file');
  }
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusWish) pane.current?.focus();
  }, [focusWish]);
  const hasBoth = file !== null && written.length > 0;
  const shown = hasBoth ? chosen : file ? 'file' : 'words';
  return (
    <section
      ref={pane}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: arrow keys scroll it
      tabIndex={0}
      aria-label={words.label}
      className="grid min-w-0 content-start gap-4 px-4 pt-2 pb-4 -outline-offset-2 lg:overflow-y-auto lg:overscroll-contain lg:pt-4"
    >
      {hasBoth && (
        <PreviewChoices
          label={words.parts}
          options={(['file', 'words'] as const).map((part) => ({
            value: part,
            name: words[part][row.kind],
          }))}
          chosen={shown}
          onChoice={setChosen}
        />
      )}
      {file && (
        // Stays when the letter is read: the audit log records each time that a file is opened.
        <div hidden={shown !== 'file'} className="mx-auto w-full max-w-4xl">
          <FileView address={`/submissions/${row.id}/file`} file={file} />
        </div>
      )}
      {shown === 'words' && <Written fields={written} />}
    </section>
  );
}

/** As the sender wrote it: short answers beside each other, texts below. */
function Written({ fields }: { fields: ShownField[] }) {
  if (fields.length === 0) return <p className="text-muted">{words.nothing}</p>;
  return (
    <dl className="mx-auto grid w-full max-w-3xl gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-4 text-base sm:grid-cols-2 md:p-6">
      {fields.map(({ name, label, type, value }) => (
        <div key={name} className={type === 'paragraph' ? 'sm:col-span-2' : undefined}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="break-words whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
