import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactDialog } from '#domain/forms/contact-dialog.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { fillIn } from '#words/fill-in.ts';
import { Dialog } from '#ui/dialog.tsx';
import { notify, type Notice } from '#ui/toast.ts';
import type { FormProps } from '#site/form-kit/form-props.ts';
import type { IssueTexts } from '#site/form-kit/issue-text.ts';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import { SubmissionForm } from '#site/form-kit/submission-form.tsx';

type Props = FormProps<'contact-dialog'>;

const minimumSendingMs = 1000;
const closeAfterMs = 2000;

/** “Let's Talk”. */
export function ContactDialog({
  open,
  onClose,
  setting,
  words,
}: Omit<Props, 'refused'> & { open: boolean; onClose: () => void }) {
  const [sent, setSent] = useState<Receipt>();
  /** Another form once one is sent. */
  const [round, setRound] = useState(0);

  const close = useEffectEvent(() => {
    flushSync(onClose);
    setSent(undefined);
    setRound(round + 1);
    if (!sent) return;
    // Reference and link outlast the dialog.
    notify({
      variant: 'success',
      title: words.successTitle,
      description: `${words.success} ${fillIn(setting.shell.reference, { reference: sent.reference })}`,
      ...(sent.status && { link: { href: sent.status, text: setting.shell.follow.link } }),
      lasting: true,
    });
  });
  useEffect(() => {
    if (sent === undefined) return;
    const timer = setTimeout(close, closeAfterMs);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={words.heading}
      closeLabel={words.close}
      notices={setting.notices}
    >
      {!sent && <p className="mb-5 text-muted">{words.introduction}</p>}
      <ContactDialogForm key={round} setting={setting} words={words} onStored={setSent} />
    </Dialog>
  );
}

/** The form of the dialog; a page shows it by itself after a refused plain post. */
export function ContactDialogForm({
  setting,
  words,
  refused,
  onStored,
}: Props & { onStored?: (receipt: Receipt) => void }) {
  return (
    <SubmissionForm
      form={contactDialog}
      setting={setting}
      words={words}
      refused={refused}
      minimumMs={minimumSendingMs}
      blockedUntil="complete"
      explain={(issues, texts) => firstNotice(issues, texts, { setting, words })}
      onStored={onStored}
      closes={onStored !== undefined}
    />
  );
}

/** One toast for the first issue, in the order of the checks. */
function firstNotice(
  [first]: Issue[],
  texts: IssueTexts,
  { setting, words }: Props,
): Notice | undefined {
  if (!first) return undefined;
  const { shell } = setting;
  const variant = 'destructive';
  const missing = (words.missing as Record<string, string>)[first.field];
  if (first.code !== 'required' || !missing) {
    return { variant, title: shell.checkTitle, description: texts.inline(first) };
  }
  const isConsent = first.field in words.consents;
  const title = isConsent ? shell.agreementTitle : words.missingTitle;
  return { variant, title, description: missing };
}
