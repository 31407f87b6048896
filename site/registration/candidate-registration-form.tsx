import { useState, type ReactNode } from 'react';
import type { Issue } from '../../domain/forms/issue.ts';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { notify, type Notice } from '../../ui/toast.ts';
import { requiredFieldsNotice } from '../form-kit/issue-text.ts';
import { resumePickerTypes } from '../form-kit/picker-types.ts';
import {
  ChoiceQuestion,
  ConsentQuestion,
  FileQuestion,
  LongTextQuestion,
  TextQuestion,
} from '../form-kit/questions.tsx';
import { SubmissionForm, type FormSetting } from '../form-kit/submission-form.tsx';

type Words = FormsMessages['candidateRegistration'];

const agreements = {
  privacy_agreed: 'privacy_agreement_timestamp',
  gdpr_agreed: 'gdpr_agreement_timestamp',
};

export function CandidateRegistrationForm({
  setting,
  words,
}: {
  setting: FormSetting;
  words: Words;
}) {
  const [agreed, setAgreed] = useState(false);
  const { file } = setting.shell;
  return (
    <SubmissionForm
      kind="candidate-registration"
      setting={setting}
      words={words}
      keepDraft
      hidden={{ privacy_agreement_timestamp: '', gdpr_agreement_timestamp: '' }}
      blocked={!agreed}
      explain={(issues) => explain(issues, setting, words)}
      confirmation={words.success}
      onAnyChange={(form) => setAgreed(recordAgreements(form))}
      onStored={() =>
        void notify({
          variant: 'success',
          title: words.successTitle,
          description: words.success,
        })
      }
    >
      <Part heading={words.sections.personal}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextQuestion name="firstName" required autoComplete="given-name" />
          <TextQuestion name="lastName" required autoComplete="family-name" />
          <TextQuestion name="email" required type="email" inputMode="email" autoComplete="email" />
          <TextQuestion name="phone" required type="tel" inputMode="tel" autoComplete="tel" />
          <TextQuestion name="linkedin" type="url" inputMode="url" autoComplete="url" />
          <TextQuestion name="currentLocation" autoComplete="address-level2" />
        </div>
      </Part>
      <Part heading={words.sections.professional}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextQuestion name="company" autoComplete="organization" />
          <TextQuestion name="position" autoComplete="organization-title" />
          <TextQuestion name="desiredRole" required autoComplete="off" />
          <TextQuestion name="desiredLocation" required autoComplete="off" />
          <TextQuestion
            name="authorizedToWork"
            required
            autoComplete="off"
            hint={words.authorizedHint}
          />
          <ChoiceQuestion name="notice_period" required options={words.noticePeriods} />
        </div>
        <LongTextQuestion name="message" rows={5} />
        <FileQuestion pickerTypes={resumePickerTypes} hint={file.hint} note={file.alsoOdt} />
      </Part>
      <Part heading={words.sections.privacy}>
        <ConsentQuestion name="privacy_agreed" required text={words.privacy_agreed} />
        <ConsentQuestion name="gdpr_agreed" required text={words.gdpr_agreed} />
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

/** The time of an agreement is that of its tick. Tells whether both are given. */
function recordAgreements(form: HTMLFormElement): boolean {
  for (const [box, time] of Object.entries(agreements)) {
    const recorded = inputOf(form, time);
    const givenAt = recorded.value || new Date().toISOString();
    recorded.value = inputOf(form, box).checked ? givenAt : '';
  }
  return Object.keys(agreements).every((box) => inputOf(form, box).checked);
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Missing fields first, then the agreements, each in a toast of its own. */
function explain(issues: Issue[], { shell }: FormSetting, words: Words): Notice[] {
  const labels: Record<string, string> = words.labels;
  const fields = requiredFieldsNotice(
    issues.filter((issue) => !isAgreement(issue)),
    (field) => labels[field] ?? field,
    shell,
  );
  const agreement: Notice = {
    variant: 'destructive',
    title: shell.agreementTitle,
    description: words.agreement,
  };
  return [...(fields ? [fields] : []), ...(issues.some(isAgreement) ? [agreement] : [])];
}

function isAgreement({ field }: Issue): boolean {
  return field in agreements;
}
