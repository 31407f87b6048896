import { contactMessage } from '../../domain/forms/contact-message.ts';
import { fillIn } from '../../messages/fill-in.ts';
import type { FormProps } from '../form-kit/form-setting.ts';
import { LinkedText } from '../form-kit/linked-text.tsx';
import { Question } from '../form-kit/question.tsx';
import { SubmissionForm } from '../form-kit/submission-form.tsx';

export function ContactMessageForm({
  setting,
  words,
  subject: given = '',
  refused,
}: FormProps<'contact-message'> & {
  /** Filled in by the link that led here. */
  subject?: string;
}) {
  const { application } = words;
  const subject = refused?.values.subject ?? given;
  const role = subject.startsWith(application.subjectPrefix)
    ? subject.slice(application.subjectPrefix.length)
    : undefined;

  return (
    <>
      {role && (
        <p className="mb-6 border-l-2 border-signal pl-4 font-semibold">
          {fillIn(application.heading, { role })}
        </p>
      )}
      <SubmissionForm
        // A message about a role is another draft than one about anything else.
        scope={() => `contact-message:${given}`}
        form={contactMessage}
        setting={setting}
        words={
          role
            ? { ...words, labels: { ...words.labels, requirements_document: application.file } }
            : words
        }
        refused={refused}
        values={given ? { subject: given } : undefined}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Question name="firstName" />
          <Question name="lastName" />
          <Question name="email" />
          <Question name="phone" />
          <Question name="company" />
          <Question name="position" />
        </div>
        <Question name="subject" />
        <Question name="message" />
        <Question name="requirements_document" />
        <p className="text-sm text-muted">
          <LinkedText
            text={words.privacyNote}
            locale={setting.locale}
            newTab={setting.shell.newTab}
          />
        </p>
      </SubmissionForm>
    </>
  );
}
