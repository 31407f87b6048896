import { controlFields } from '#domain/forms/control-field.ts';
import { contactMessage } from '#domain/forms/contact-message.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { FormProps } from '#site/form-kit/form-props.ts';
import { LinkedText } from '#site/form-kit/linked-text.tsx';
import { FormQuestion, QuestionRow } from '#site/form-kit/question.tsx';
import { SubmissionForm } from '#site/form-kit/submission-form.tsx';

export function ContactMessageForm({
  setting,
  words,
  subject: given = '',
  vacancy,
  refused,
}: FormProps<'contact-message'> & {
  /** Filled in by the link that led here. */
  subject?: string;
  /** The open vacancy that the subject names, where one applies for it, and who receives this. */
  vacancy?: { slug: string; applyPath: string; recipients: string } | undefined;
}) {
  const { application } = words;
  const subject = refused?.values.subject ?? given;
  const role = subject.startsWith(application.subjectPrefix)
    ? subject.slice(application.subjectPrefix.length)
    : undefined;

  return (
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
      hidden={vacancy && { [controlFields.vacancy]: vacancy.slug }}
      values={given ? { subject: given } : undefined}
    >
      {/* Within the form, so that a link to the form shows what it is about. */}
      {role && (
        <div className="min-w-0 border-l-2 border-signal pl-4 wrap-anywhere">
          <p className="font-semibold">{fillIn(application.heading, { role })}</p>
          {vacancy && (
            <p className="mt-1 text-sm text-muted">
              {application.note} <TextLink href={vacancy.applyPath}>{application.link}</TextLink>
            </p>
          )}
        </div>
      )}
      <QuestionRow names={['firstName', 'lastName', 'email', 'phone', 'company', 'position']} />
      <FormQuestion name="subject" />
      <FormQuestion name="message" />
      <FormQuestion name="requirements_document" />
      {vacancy && <p className="text-sm text-muted">{vacancy.recipients}</p>}
      <p className="text-sm text-muted">
        <LinkedText
          firm={setting.firm}
          text={words.privacyNote}
          locale={setting.locale}
          newTab={setting.shell.newTab}
        />
      </p>
    </SubmissionForm>
  );
}
