import { useState } from 'react';
import {
  type ShownTemplate,
  type VariableValues,
  withVariables,
} from '#domain/mail/mail-template.ts';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { denseControlLook, Input, Labelled } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.submissions.thread;
const keepWords = words.keepTemplate;

/** Keeps what was written to one sender for everybody who answers the same form. */
export function TemplateDialog({
  submissionId: id,
  answer,
  values,
  onClose,
}: {
  submissionId: string;
  answer: { subject: string; text: string };
  /** What the variables of a template stand for here. */
  values: VariableValues;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [subject, setSubject] = useState(() => withVariables(answer.subject, values));
  const [markdown, setMarkdown] = useState(() => withVariables(answer.text, values));
  return (
    <AskDialog
      onClose={onClose}
      heading={keepWords.heading}
      act={() =>
        ask('POST /submissions/:id/answer-templates', { id }, { body: { name, subject, markdown } })
      }
      refusals={{ invalid: keepWords.refused }}
      done={keepWords.done}
      renews={[['answer-templates']]}
      label={keepWords.save}
      keepLabel={deskWords.submissions.cancel}
    >
      <p className="text-muted">{keepWords.hint}</p>
      <Labelled label={keepWords.name}>
        <Input required maxLength={60} value={name} onText={setName} />
      </Labelled>
      <Labelled label={words.subject}>
        <Input required maxLength={120} value={subject} onText={setSubject} />
      </Labelled>
      <Labelled label={words.text}>
        <textarea
          rows={10}
          required
          maxLength={10_000}
          value={markdown}
          onChange={({ target }) => setMarkdown(target.value)}
          className={denseControlLook}
        />
      </Labelled>
    </AskDialog>
  );
}

/** What a template says that could not be filled in for this sender. */
export function LeftOut({ template }: { template: ShownTemplate | undefined }) {
  if (!template || template.leftOut.length === 0) return null;
  return (
    <details className="rounded-sm bg-sunken px-3 py-1">
      <summary className="min-h-7 cursor-pointer content-center">{words.leftOut}</summary>
      <ul className="grid list-disc gap-1 pb-1 pl-5 text-muted">
        {template.leftOut.map((paragraph) => (
          <li key={paragraph} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </li>
        ))}
      </ul>
    </details>
  );
}
