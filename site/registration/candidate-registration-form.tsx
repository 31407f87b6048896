import type { ReactNode } from 'react';
import { candidateRegistration } from '#domain/forms/candidate-registration.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { namingRecipients } from '#words/fill-in.ts';
import type { Notice } from '#ui/toast.ts';
import type { FormProps } from '#site/form-kit/form-props.ts';
import { FormQuestion, QuestionRow } from '#site/form-kit/question.tsx';
import { SubmissionForm } from '#site/form-kit/submission-form.tsx';

export function CandidateRegistrationForm({
  recipients,
  setting,
  words,
  refused,
}: FormProps<'candidate-registration'> & {
  /** The names of those who receive a registration. */
  recipients: string;
}) {
  const agreementNotice: Notice = {
    variant: 'destructive',
    title: setting.shell.agreementTitle,
    description: words.agreement,
  };
  return (
    <SubmissionForm
      form={candidateRegistration}
      setting={setting}
      words={{ ...words, consents: namingRecipients(words.consents, recipients) }}
      refused={refused}
      blockedUntil="agreed"
      // The agreements first: until they are given the button announces itself disabled.
      explain={(issues, texts) =>
        issues.some(isAgreement) ? agreementNotice : texts.fieldsNotice(issues)
      }
    >
      <Part heading={words.sections.personal}>
        <QuestionRow
          names={['firstName', 'lastName', 'email', 'phone', 'linkedin', 'currentLocation']}
        />
      </Part>
      <Part heading={words.sections.professional}>
        <QuestionRow
          names={[
            'company',
            'position',
            'desiredRole',
            'desiredLocation',
            'authorizedToWork',
            'notice_period',
          ]}
        />
        <FormQuestion name="message" />
        <FormQuestion name="resume_document" />
      </Part>
      <Part heading={words.sections.privacy}>
        <FormQuestion name="privacy_agreed" />
        <FormQuestion name="gdpr_agreed" />
      </Part>
    </SubmissionForm>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-line not-first-of-type:border-t not-first-of-type:pt-7">
      <legend className="float-left mb-1 text-xl font-semibold">{heading}</legend>
      {children}
    </fieldset>
  );
}

function isAgreement({ field }: Issue): boolean {
  const fields: Record<string, { type: string }> = candidateRegistration.fields;
  return fields[field]?.type === 'consent';
}
