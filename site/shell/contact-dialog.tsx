import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactDialog } from '../../domain/forms/contact-dialog.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify, type Notice } from '../../ui/toast.ts';
import type { FormProps } from '../form-kit/form-setting.ts';
import type { IssueTexts } from '../form-kit/issue-text.ts';
import type { Receipt } from '../form-kit/send-submission.ts';
import { StoredReceipt } from '../form-kit/stored-receipt.tsx';
import { SubmissionForm } from '../form-kit/submission-form.tsx';

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

  const close = useEffectEvent(() => {
    flushSync(onClose);
    setSent(undefined);
    if (!sent) return;
    // Reference and link outlast the dialog.
    notify({
      variant: 'success',
      title: words.successTitle,
      description: words.success,
      detail: fillIn(setting.shell.reference, { reference: sent.reference }),
      link: { href: sent.status, text: setting.shell.follow.link },
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
      {sent && <Sent setting={setting} words={words} receipt={sent} />}
      <div hidden={sent !== undefined}>
        <p className="mb-5 text-muted">{words.introduction}</p>
        <ContactDialogForm setting={setting} words={words} onStored={setSent} />
      </div>
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
    />
  );
}

function Sent({ setting, words, receipt }: Omit<Props, 'refused'> & { receipt: Receipt }) {
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
      <StoredReceipt receipt={receipt} shell={setting.shell} />
    </div>
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
