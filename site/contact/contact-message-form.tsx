import { useEffect, useRef } from 'react';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { notify } from '../../ui/toast.ts';
import { LinkedText } from '../form-kit/linked-text.tsx';
import { resumePickerTypes } from '../form-kit/picker-types.ts';
import { FileQuestion, LongTextQuestion, TextQuestion } from '../form-kit/questions.tsx';
import { SubmissionForm, type FormSetting } from '../form-kit/submission-form.tsx';

export function ContactMessageForm({
  setting,
  words,
}: {
  setting: FormSetting;
  words: FormsMessages['contactMessage'];
}) {
  const { file, newTab } = setting.shell;
  return (
    <SubmissionForm
      kind="contact-message"
      setting={setting}
      words={words}
      confirmation={words.success}
      onStored={() =>
        void notify({
          variant: 'success',
          title: words.successTitle,
          description: words.success,
        })
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextQuestion name="firstName" required autoComplete="given-name" />
        <TextQuestion name="lastName" required autoComplete="family-name" />
        <TextQuestion name="email" required type="email" inputMode="email" autoComplete="email" />
        <TextQuestion name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextQuestion name="company" autoComplete="organization" />
        <TextQuestion name="position" autoComplete="organization-title" />
      </div>
      <SubjectQuestion />
      <LongTextQuestion name="message" required rows={6} />
      <FileQuestion pickerTypes={resumePickerTypes} hint={file.hint} note={file.alsoOdt} />
      <p className="text-sm text-muted">
        <LinkedText text={words.privacyNote} locale={setting.locale} newTab={newTab} />
      </p>
    </SubmissionForm>
  );
}

/** Filled in by the page that led here: through its navigation state, or through the address. */
function SubjectQuestion() {
  const question = useRef<HTMLInputElement>(null);

  // After hydration: the page was built without a query string.
  useEffect(() => {
    const subject = new URLSearchParams(window.location.search).get('subject');
    if (subject && question.current) question.current.value = subject;
  }, []);

  return <TextQuestion name="subject" required ref={question} />;
}
