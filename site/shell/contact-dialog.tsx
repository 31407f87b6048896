import { useEffect, useRef, useState } from 'react';
import type { Issue } from '../../domain/forms/issue.ts';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Notice } from '../../ui/toast.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { issueText } from '../form-kit/issue-text.ts';
import { ConsentQuestion, LongTextQuestion, TextQuestion } from '../form-kit/questions.tsx';
import { SubmissionForm, type FormSetting } from '../form-kit/submission-form.tsx';

type Words = FormsMessages['contactDialog'];

const minimumSendingMs = 1000;
const closeAfterMs = 2000;

/** “Let's Talk”. Both words and setting come from `formWords('contactDialog', locale)`. */
export function ContactDialog({
  open,
  onClose,
  setting,
  words,
}: {
  open: boolean;
  onClose: () => void;
  setting: FormSetting;
  words: Words;
}) {
  const [reference, setReference] = useState<string>();
  const [blocked, setBlocked] = useState(true);

  useEffect(() => {
    if (reference === undefined) return;
    const timer = setTimeout(() => {
      setReference(undefined);
      onClose();
    }, closeAfterMs);
    return () => clearTimeout(timer);
  }, [reference, onClose]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={words.heading}
      closeLabel={words.close}
      notices={setting.notices}
    >
      {reference !== undefined && (
        <Sent words={words} reference={fillIn(setting.shell.reference, { reference })} />
      )}
      <div hidden={reference !== undefined}>
        <p className="mb-5 text-muted">{words.introduction}</p>
        <SubmissionForm
          kind="contact-dialog"
          setting={setting}
          words={words}
          minimumMs={minimumSendingMs}
          blocked={blocked}
          explain={(issues) => explain(issues, setting, words)}
          onStored={setReference}
          onAnyChange={(form) => setBlocked(!isComplete(form))}
        >
          <TextQuestion name="name" required autoComplete="name" />
          <TextQuestion name="email" required type="email" inputMode="email" autoComplete="email" />
          <TextQuestion name="company" autoComplete="organization" />
          <LongTextQuestion name="message" required rows={5} />
          <ConsentQuestion name="consent" required text={words.consent} />
        </SubmissionForm>
      </div>
    </Dialog>
  );
}

function Sent({ words, reference }: { words: Words; reference: string }) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-2 py-8 text-center">
      <Icon name="check" className="size-10 text-success" />
      <p ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {words.successTitle}
      </p>
      <p>{words.success}</p>
      <p className="text-sm text-muted">{reference}</p>
    </div>
  );
}

function isComplete(form: HTMLFormElement): boolean {
  const entries = new FormData(form);
  return ['name', 'email', 'message', 'consent'].every(
    (name) => String(entries.get(name) ?? '').trim() !== '',
  );
}

/** One toast for the first thing missing, as the order of the checks has it. */
function explain(issues: Issue[], { shell }: FormSetting, words: Words): Notice[] {
  const [first] = issues;
  if (!first) return [];
  const variant = 'destructive';
  const missing = (words.missing as Record<string, string>)[first.field];
  if (first.code !== 'required' || !missing) {
    const label = (words.labels as Record<string, string>)[first.field] ?? first.field;
    return [
      { variant, title: shell.checkTitle, description: issueText(first, label, shell, shell.file) },
    ];
  }
  const title = first.field === 'consent' ? shell.agreementTitle : words.missingTitle;
  return [{ variant, title, description: missing }];
}
